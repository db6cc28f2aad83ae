/* global clearInterval, setInterval */
// Says how long something takes while it takes it. Uses nothing but Node: it runs before anything is installed.

const SECOND = 1000
/** Whoever keeps the output, a log say, has a line so often. */
const PLAIN_EACH_SECONDS = 10

/**
 * Does the work and says so: in a terminal with seconds that count in one line, elsewhere in a line of its own every ten
 * seconds. Resolves and rejects as the work does.
 */
export async function withProgress(words, work, out = process.stdout) {
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / SECOND)
  const counted = () => `${words}… ${seconds()} s`
  out.write(out.isTTY ? `${words}…` : `${words}…\n`)
  const timer = setInterval(
    () => out.write(out.isTTY ? `\r${counted()}` : `${counted()}\n`),
    (out.isTTY ? 1 : PLAIN_EACH_SECONDS) * SECOND,
  )
  try {
    return await work()
  } finally {
    clearInterval(timer)
    if (out.isTTY) out.write(`\r${counted()}\n`)
    else if (seconds() >= PLAIN_EACH_SECONDS) out.write(`${words}: ${seconds()} s\n`)
  }
}
