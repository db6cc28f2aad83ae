// Exits with 0 if the service on this port of the same machine is ready.
const [port] = process.argv.slice(2)
const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3_000) }).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
