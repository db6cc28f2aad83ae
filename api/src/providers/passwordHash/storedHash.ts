import { parseOptions } from '@node-rs/argon2'

/** Memory in KiB, passes and lanes of Argon2id. */
export type HashCost = { memoryCost: number; timeCost: number; parallelism: number }

type StoredHash = { pepperVersion: number; hash: string }

const STORED = /^(\$argon2id\$v=\d+\$[mtp=\d,]+),keyid=([A-Za-z0-9+/]+)(\$.+)$/

/** Names the pepper in the `keyid` that the text form of Argon2 has for it. */
export function writeStoredHash({ pepperVersion, hash }: StoredHash): string {
  const [, algorithm, version, cost, ...saltAndDigest] = hash.split('$')
  return ['', algorithm, version, `${cost},keyid=${toBase64(String(pepperVersion))}`, ...saltAndDigest].join('$')
}

/** Null where it is none of our hashes. */
export function readStoredHash(stored: string): StoredHash | null {
  const [, parameters, keyId, saltAndDigest] = STORED.exec(stored) ?? []
  if (parameters === undefined || keyId === undefined || saltAndDigest === undefined) return null
  return { pepperVersion: Number(Buffer.from(keyId, 'base64').toString()), hash: parameters + saltAndDigest }
}

/** Whether the hash is weaker than `cost`. */
export function isWeaker(hash: string, cost: HashCost): boolean {
  const { memoryCost, timeCost } = parseOptions(hash)
  return memoryCost < cost.memoryCost || timeCost < cost.timeCost
}

/** A hash of nothing that costs as much to verify as a true one. */
export function decoyHash({ memoryCost, timeCost, parallelism }: HashCost, salt: Buffer, digest: Buffer): string {
  const cost = `m=${memoryCost},t=${timeCost},p=${parallelism}`
  return ['', 'argon2id', 'v=19', cost, toBase64(salt), toBase64(digest)].join('$')
}

function toBase64(content: Buffer | string): string {
  return Buffer.from(content).toString('base64').replaceAll('=', '')
}
