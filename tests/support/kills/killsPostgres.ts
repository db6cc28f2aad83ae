import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPostgres, startPostgres } from '../../../scripts/lib/postgres.mjs'

const run = promisify(execFile)

/** A throw-away server below a folder, which can be ended as by a crash and started again on the same data. */
export async function startRestartablePostgres(below = tmpdir()) {
  // The server's folder is made where temporary files go.
  const usual = process.env.TMPDIR
  process.env.TMPDIR = below
  const starting = startPostgres()
  if (usual === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usual
  const server = await starting
  const folder = new URL(server.url.replace('postgres:', 'http:')).searchParams.get('host') ?? ''
  const { uid, gid } = statSync(folder)
  const control = join(findPostgres() ?? '', 'pg_ctl')
  const files = ['-D', join(folder, 'data'), '-l', join(folder, 'log')]

  async function command(...words: string[]): Promise<void> {
    // It refuses to be run by root: whoever owns the files runs it.
    await run(control, [...words, '-w', ...files], { uid, gid, cwd: folder })
  }
  return {
    url: server.url,
    /** Milliseconds that the command took. */
    async restart(): Promise<number> {
      const started = performance.now()
      await command('restart', '-m', 'immediate')
      return performance.now() - started
    },
    halt: () => command('stop', '-m', 'immediate'),
    // Unlike `start`, this remembers what the server was first started with.
    start: () => command('restart'),
    async stop(): Promise<void> {
      await command('stop', '-m', 'immediate').catch(() => {})
      await server.stop()
    },
  }
}

export type RestartablePostgres = Awaited<ReturnType<typeof startRestartablePostgres>>
