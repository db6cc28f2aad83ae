const HOME = '/'

/** Returns a path of this site, or else Home. Addresses are untrusted. */
export function safePath(wanted: string | null): string {
  // Browsers read a backslash as a slash and skip control characters: both could leave the site.
  const isPath = wanted !== null && /^\/(?:[^/\\\p{Cc}][^\\\p{Cc}]*)?$/u.test(wanted)
  return isPath ? wanted : HOME
}
