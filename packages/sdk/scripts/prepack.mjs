/** Only pnpm writes `publishConfig.exports` into what is packed: of any other tool, nobody could import the package. */
if (!/^pnpm\//.test(process.env['npm_config_user_agent'] ?? '')) {
  console.error(
    'Pack this package with pnpm: `pnpm pack` or `pnpm publish`. npm would leave its exports pointing at src.',
  );
  process.exitCode = 1;
}
