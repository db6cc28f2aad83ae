import { File } from 'node:buffer'
import { MAXIMUM_IMPORT_BYTES } from '@palier/contract/imports/importCalls'

/** A file in a buffer that is used again for the next one: it may be read until its buffer is given back. */
export class PooledFile extends File {
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array, name: string) {
    super([], name)
    this.#bytes = bytes
  }

  /** A copy, which whoever asked may keep. */
  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(this.#bytes).buffer
  }
}

/**
 * Rooms for the largest file each. They are kept: what one file leaves behind would wait for a collection while the
 * next ones come.
 */
export function createBufferPool() {
  const free: Uint8Array[] = []

  return {
    take: (): Uint8Array => free.pop() ?? Buffer.allocUnsafeSlow(MAXIMUM_IMPORT_BYTES),
    giveBack: (buffer: Uint8Array): void => void free.push(buffer),
  }
}
