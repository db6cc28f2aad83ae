// Where Debian, or whoever built it, has put nginx: not always on the path of people who are not root.
import { existsSync } from 'node:fs'

const KNOWN = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx']

/** The program, or null. */
export function findNginx() {
  return KNOWN.find((path) => existsSync(path)) ?? null
}
