/** What a program behind walls is told of its surroundings: what is on a list, never what happens to be there. */

const ALLOWED = ['PATH', 'LANG', 'LANGUAGE', 'TZ', 'TERM', 'NO_COLOR', 'FORCE_COLOR', 'CI']
const ALLOWED_PREFIX = 'LC_'

/**
 * Returns the environment of a walled program: the variables that anyone may know, those that are granted by name, and its scratch
 * folder as home and as the place of temporary files.
 */
export function walledEnvironment(given: Readonly<Record<string, string>>, granted: readonly string[], scratch: string): Record<string, string> {
  const kept = Object.entries(given).filter(([name]) => ALLOWED.includes(name) || name.startsWith(ALLOWED_PREFIX) || granted.includes(name))
  return { PATH: '/usr/local/bin:/usr/bin:/bin', ...Object.fromEntries(kept), HOME: scratch, TMPDIR: scratch, TMP: scratch, TEMP: scratch }
}
