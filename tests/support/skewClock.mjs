// Loaded into a service before its own code: its clock is wrong from the start, and its parent can set it anew. What
// it tells others, its `Date` header included, is by that clock.
import { ServerResponse } from 'node:http'

const RealDate = Date
let skewMilliseconds = Number(process.env.SKEW_MILLISECONDS ?? 0)

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [RealDate.now() + skewMilliseconds]))
  }
  static now() {
    return RealDate.now() + skewMilliseconds
  }
}

const { writeHead } = ServerResponse.prototype
ServerResponse.prototype.writeHead = function (...parts) {
  if (!this.headersSent) this.setHeader('date', new Date().toUTCString())
  return writeHead.apply(this, parts)
}

process.on('message', (message) => {
  if (typeof message?.skewMilliseconds !== 'number') return
  skewMilliseconds = message.skewMilliseconds
  process.send?.({ skewMilliseconds })
})
