/** Run as its own process by `pnpm bench:sdk`: calls by us and by the clients of others. */
import { gets, posts } from '../../packages/sdk/bench/candidates';
import { measureCalls } from '../../packages/sdk/bench/measure-calls';
import { gets as getsOfOthers, posts as postsOfOthers } from './sdk-clients';

await measureCalls({
  gets: (place) => ({ ...gets(place), ...getsOfOthers(place) }),
  posts: (place) => ({ ...posts(place), ...postsOfOthers(place) }),
});
