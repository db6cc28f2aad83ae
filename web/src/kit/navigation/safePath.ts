const HOME = '/'

/** The page to go to after a detour: a path of this site, else Home. What an address brings is never trusted. */
export function safePath(wanted: string | null): string {
  // Browsers read a backslash as a slash and skip control characters: both could leave the site.
  const isPath = wanted !== null && /^\/(?:[^/\\\p{Cc}][^\\\p{Cc}]*)?$/u.test(wanted)
  return isPath ? wanted : HOME
}
