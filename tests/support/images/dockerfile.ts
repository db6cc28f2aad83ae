/** One instruction with its arguments as written. */
export type Instruction = { name: string; args: string }

/** A stage: what it starts from, and its instructions after FROM. */
export type Stage = { name: string; base: string; instructions: Instruction[] }

/** Parses the part of the Dockerfile syntax that ours uses; a backslash at the end continues a line. */
export function parseDockerfile(text: string): Stage[] {
  const stages: Stage[] = []
  for (const line of text.replaceAll(/\\\n/g, ' ').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [, name = '', args = ''] = /^(\S+)\s+(.*)$/.exec(line.trim()) ?? []
    if (name === 'FROM') {
      const [base = '', , stage = base] = args.split(/\s+/)
      stages.push({ name: stage, base, instructions: [] })
    } else stages.at(-1)?.instructions.push({ name, args })
  }
  return stages
}

/** Returns a predicate for the paths that .dockerignore keeps out of the context. */
export function parseDockerignore(text: string): (path: string) => boolean {
  const expressions = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((pattern) => new RegExp(`^${pattern.split('**/').map(escapeSegment).join('(?:.*/)?')}(?:/|$)`))
  return (path) => expressions.some((expression) => expression.test(path))
}

function escapeSegment(text: string): string {
  return text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')
}
