import { File } from 'node:buffer'
import { MAXIMUM_IMPORT_BYTES } from '@palier/contract/calls/imports'

const PIECE = 64 * 1024

/** A file in a room that is used again for the next one: it may be read until its room is given back. */
export class HeldFile extends File {
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array, name: string) {
    super([], name)
    this.#bytes = bytes
  }

  override stream() {
    return ReadableStream.from(piecesOf(this.#bytes))
  }
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
}

/**
 * Rooms for the largest file each. They are kept: what one file leaves behind would wait for a collection while the
 * next ones come.
 */
export function createFileRooms() {
  const free: Uint8Array[] = []

  return {
    take: (): Uint8Array => free.pop() ?? Buffer.allocUnsafeSlow(MAXIMUM_IMPORT_BYTES),
    giveBack: (room: Uint8Array): void => void free.push(room),
  }
}
