import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { projectRoot } from '../sources.ts'
import { type Instruction, parseDockerfile, parseDockerignore, type Stage } from './dockerfile.ts'

/** File system and settings of a stage after its last instruction. */
export type Image = {
  folder: string
  /** Path inside the image. */
  workdir: string
  environment: Record<string, string>
  user: string
  command: string[]
  healthcheck: string[]
}

/** Runs before a RUN instruction, in the folder where that is about to run. */
type BeforeRun = (command: string, workingFolder: string) => void

const isIgnored = parseDockerignore(readFileSync(join(projectRoot, '.dockerignore'), 'utf8'))

/**
 * Performs all instructions of the Dockerfile without a container engine: each stage is a folder below `parent`, and
 * RUN is a shell in it. Paths of the image begin at that folder.
 */
export function performStages(parent: string, beforeRun: BeforeRun): Map<string, Image> {
  const images = new Map<string, Image>()
  for (const stage of parseDockerfile(readFileSync(join(projectRoot, 'Dockerfile'), 'utf8')))
    images.set(stage.name, performStage(stage, join(parent, stage.name), images, beforeRun))
  return images
}

function performStage(stage: Stage, folder: string, images: Map<string, Image>, beforeRun: BeforeRun): Image {
  const base = images.get(stage.base)
  mkdirSync(folder, { mode: 0o755 })
  if (base) copyLinked(`${base.folder}/.`, folder)
  const image: Image = base
    ? { ...base, folder, environment: { ...base.environment } }
    : { folder, workdir: '/', environment: {}, user: '', command: [], healthcheck: [] }
  for (const instruction of stage.instructions) perform(instruction, image, images, beforeRun)
  return image
}

function perform({ name, args }: Instruction, image: Image, images: Map<string, Image>, beforeRun: BeforeRun): void {
  switch (name) {
    case 'WORKDIR':
      image.workdir = args
      mkdirSync(join(image.folder, args), { recursive: true })
      return
    case 'COPY':
      return copy(args.split(/\s+/), image, images)
    case 'RUN':
      return run(args.replaceAll(/--mount=\S+\s+/g, ''), image, beforeRun)
    case 'ENV':
      for (const pair of args.split(/\s+/)) {
        const [key = '', value = ''] = pair.split('=')
        image.environment[key] = value
      }
      return
    case 'USER':
      image.user = args
      return
    case 'CMD':
      image.command = JSON.parse(args) as string[]
      return
    case 'HEALTHCHECK':
      image.healthcheck = JSON.parse(args.slice(args.indexOf('['))) as string[]
      return
    case 'EXPOSE':
      return
    default:
      throw new Error(`Instruction not supported: ${name}`)
  }
}

function copy(words: string[], image: Image, images: Map<string, Image>): void {
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
  const paths = words.filter((word) => !word.startsWith('--'))
  const target = paths.at(-1) ?? ''
  const isFolder = target.endsWith('/') || paths.length > 2
  for (const source of paths.slice(0, -1)) {
    const origin = from === undefined ? join(projectRoot, source) : join(images.get(from)?.folder ?? '', source)
    if (!existsSync(origin) || (from === undefined && isIgnored(source)))
      throw new Error(`COPY source missing: ${source}`)
    const into = join(image.folder, image.workdir, target)
    // A folder is copied as its contents, a file by its name.
    const destination = isFolder && !statSync(origin).isDirectory() ? join(into, basename(source)) : into
    mkdirSync(join(destination, '..'), { recursive: true })
    if (from !== undefined && statSync(origin).isDirectory()) {
      mkdirSync(destination, { recursive: true })
      copyLinked(`${origin}/.`, destination)
    } else
      cpSync(origin, destination, {
        recursive: true,
        filter: (file) => from !== undefined || !isIgnored(relative(projectRoot, file)),
      })
  }
}

/** Hard links in place of copies; no instruction of ours writes into a file of an earlier stage. */
function copyLinked(source: string, target: string): void {
  execFileSync('cp', ['--archive', '--link', '--remove-destination', source, target])
}

function run(command: string, image: Image, beforeRun: BeforeRun): void {
  const cwd = join(image.folder, image.workdir)
  beforeRun(command, cwd)
  const { PATH, HOME, TMPDIR } = process.env
  const inFolder = command
    .replaceAll(/(?<=\s)\/(?=var\/)/g, `${image.folder}/`)
    // Only root may give a folder away.
    .replaceAll(/\d+:\d+/g, (owner) =>
      process.getuid?.() === 0 ? owner : `${process.getuid?.()}:${process.getgid?.()}`,
    )
  execFileSync('sh', ['-c', inFolder], {
    cwd,
    env: { PATH, HOME, ...(TMPDIR !== undefined && { TMPDIR }), ...image.environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}
