import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

const FINAL_TEXT = '\x81'
const SHORT = 125
const TWO_BYTES = '\x7e'
const LONGEST = 0xffff

/**
 * Sends a text frame. A one-byte-per-character text is written to the connection directly with its header: one write
 * without the library's two copies. Prices are all such texts.
 */
export function sendText(socket: WebSocket, wire: Duplex, text: string): void {
  if (socket.readyState !== socket.OPEN) return
  const { length } = text
  if (length > LONGEST || Buffer.byteLength(text) !== length) return socket.send(text)
  wire.write(headOf(length) + text, 'latin1')
}

function headOf(length: number): string {
  if (length <= SHORT) return FINAL_TEXT + String.fromCharCode(length)
  return FINAL_TEXT + TWO_BYTES + String.fromCharCode(length >> 8, length & 0xff)
}
