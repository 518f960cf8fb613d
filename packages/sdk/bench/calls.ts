/** Run as its own process: calls by us and by what the workspace has; tests/on-demand measures those of others too. */
import { gets, posts } from './candidates';
import { measureCalls } from './measure-calls';

await measureCalls({ gets, posts });
