import ts from 'typescript'
import { expect, it } from 'vitest'
import { superlinearityOf } from '../support/regularExpressions.ts'
import { isTest, type Source, sourcesBelow } from '../support/sources.ts'
import { isWhole } from '../support/whole.ts'
import slow from './slowExpressions.json' with { type: 'json' }

const FOLDERS = ['domain/src', 'contract/src', 'service/src', 'api/src', 'bff/src', 'web/src', 'scripts']

/** Expressions of which the checker proves nothing: a search for counterexamples finds none. */
const SEARCHED: Readonly<Record<string, string>> = {
  '/^(\\d{4})([-/.]?)(\\d{2})\\2(\\d{2})(?!\\d)(.*)$/': 'anchored, refers back to one sign',
  '/^(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{4})(?!\\d)(.*)$/': 'anchored, refers back to one sign',
  '/^(\\d{1,2})[ -]([a-z.]+)[ -](\\d{4})(?!\\d)(.*)$/': 'anchored, looks ahead at one digit',
  '/^([a-z.]+) (\\d{1,2}),? (\\d{4})(?!\\d)(.*)$/': 'anchored, looks ahead at one digit',
  '/^(?!.*FRACTIONS OF)/': 'anchored, looks ahead once',
}

/** Expressions made at run time, and why they are linear. */
const DYNAMIC: Readonly<Record<string, string>> = {
  'domain/src/imports/americanFormats.ts': 'made of constants; proved in the long form of the tests',
  'api/src/providers/analysis/embedded/partnerships.ts': 'made of constants; reads sentences of at most 400 characters',
  'bff/src/server/http/pageTable.ts': 'made of escaped literals and segments without slashes',
}

type Expression = { at: string; path: string; text: string | null }

function expressionsIn({ path, text }: Source): Expression[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: Expression[] = []
  const add = (node: ts.Node, written: string | null) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    found.push({ at: `${path}:${line + 1}`, path, text: written })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) add(node, node.text)
    const isMade = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(file) === 'RegExp'
    if (isMade) add(node, null)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const expressions = FOLDERS.flatMap((folder) => sourcesBelow(folder, /\.[cm]?[jt]sx?$/))
  .filter((source) => !isTest(source) && !source.path.includes('.whole.test.'))
  .flatMap(expressionsIn)

function checkerOf(text: string): 'automaton' | 'fuzz' {
  return Object.hasOwn(SEARCHED, text) ? 'fuzz' : 'automaton'
}

it('no regular expression of the product takes more than linear time [SEC-1] [SEC-16]', () => {
  const written = new Map(expressions.flatMap(({ at, text }) => (text === null ? [] : [[text, at] as const])))
  expect(written.size).toBeGreaterThan(250)
  const problems = [...written].flatMap(([text, at]) => {
    if (!isWhole && slow.includes(text)) return []
    const problem = superlinearityOf(text, checkerOf(text))
    return problem === null ? [] : [`${at} ${text}: ${problem}`]
  })
  expect(problems).toEqual([])
}, 300_000)

it('no regular expression is made at run time, apart from those with a reason [SEC-1]', () => {
  const made = expressions.flatMap(({ path, text }) => (text === null ? [path] : []))
  expect([...new Set(made)].sort()).toEqual(Object.keys(DYNAMIC).sort())
})

it('only expressions of the product are left to the long form of the tests', () => {
  const written = new Set(expressions.map(({ text }) => text))
  expect(slow.filter((text) => !written.has(text))).toEqual([])
})
