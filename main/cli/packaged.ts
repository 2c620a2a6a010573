/**
 * The command line inside the packaged program's arguments: `[switches] --cli [--] command …`, or null when a window
 * is wanted. Only switches may stand before `--cli`; the `--` keeps Chromium from reading the command's options.
 */
export function commandLineOf(args: readonly string[]): string[] | null {
  const at = args.indexOf('--cli');
  if (at < 0 || args.slice(0, at).some((arg) => arg === '--' || !arg.startsWith('-'))) return null;
  const rest = args.slice(at + 1);
  return rest[0] === '--' ? rest.slice(1) : rest;
}
