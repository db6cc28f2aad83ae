import { parseOptions } from '@node-rs/argon2'

/** Argon2id parameters: memory in KiB, passes and lanes. */
export type HashCost = { memoryCost: number; timeCost: number; parallelism: number }

type StoredHash = { pepperVersion: number; hash: string }

const STORED = /^(\$argon2id\$v=\d+\$[mtp=\d,]+),keyid=([A-Za-z0-9+/]+)(\$.+)$/

/** Stores the pepper version in Argon2's `keyid` field. */
export function writeStoredHash({ pepperVersion, hash }: StoredHash): string {
  const [, algorithm, version, cost, ...saltAndDigest] = hash.split('$')
  return ['', algorithm, version, `${cost},keyid=${toBase64(String(pepperVersion))}`, ...saltAndDigest].join('$')
}

/** Null if the text is not a hash of ours. */
export function readStoredHash(stored: string): StoredHash | null {
  const [, parameters, keyId, saltAndDigest] = STORED.exec(stored) ?? []
  if (parameters === undefined || keyId === undefined || saltAndDigest === undefined) return null
  return { pepperVersion: Number(Buffer.from(keyId, 'base64').toString()), hash: parameters + saltAndDigest }
}

export function isWeaker(hash: string, cost: HashCost): boolean {
  const { memoryCost, timeCost } = parseOptions(hash)
  return memoryCost < cost.memoryCost || timeCost < cost.timeCost
}

/** Fake hash with the same verification cost as a real one. */
export function decoyHash({ memoryCost, timeCost, parallelism }: HashCost, salt: Buffer, digest: Buffer): string {
  const cost = `m=${memoryCost},t=${timeCost},p=${parallelism}`
  return ['', 'argon2id', 'v=19', cost, toBase64(salt), toBase64(digest)].join('$')
}

function toBase64(content: Buffer | string): string {
  return Buffer.from(content).toString('base64').replaceAll('=', '')
}
