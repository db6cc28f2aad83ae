import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  parse,
  type SelectionNode,
  type SelectionSetNode,
  type Source,
  type ValidationContext,
} from 'graphql'

const MAXIMUM_TOKENS = 2000
/** The longest persisted operation has about 5,000 characters. */
const MAXIMUM_CHARACTERS = 16_384
const MAXIMUM = { depth: 20, aliases: 30, directives: 20, rootFields: 20, signIns: 1 } as const

/**
 * Mutations that test a password, token or address. Limited to one per operation, so that each
 * request is one guess.
 */
const SIGN_IN_FIELDS: ReadonlySet<string> = new Set([
  'checkNewPassword',
  'register',
  'requestPasswordReset',
  'resetPassword',
  'signIn',
  'signInAsGuest',
  'signInWithGoogle',
])

type Size = Record<keyof typeof MAXIMUM, number>

/** Parses up to the token limit; the rest is never read. */
export function parseBounded(source: string | Source): DocumentNode {
  const { length } = typeof source === 'string' ? source : source.body
  if (length > MAXIMUM_CHARACTERS) {
    throw new GraphQLError(`The document is too long: at most ${MAXIMUM_CHARACTERS} characters.`, {
      extensions: { code: 'GRAPHQL_PARSE_FAILED' },
    })
  }
  try {
    return parse(source, { maxTokens: MAXIMUM_TOKENS })
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    const { message, source: text = null, positions = null } = error
    throw new GraphQLError(message, { source: text, positions, extensions: { code: 'GRAPHQL_PARSE_FAILED' } })
  }
}

/** Validation rule that limits depth and size, counting fragments where they are used. */
export function withinLimits(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const size = sizeOfSet(operation.selectionSet, context, new Map())
      for (const [what, maximum] of Object.entries(MAXIMUM)) {
        // `size` and the limits have the same keys.
        if (size[what as keyof Size] <= maximum) continue
        context.reportError(
          new GraphQLError(`The operation is too large: at most ${maximum} ${unitLabel(what)}.`, { nodes: operation }),
        )
      }
    },
  }
}

function sizeOfSet({ selections }: SelectionSetNode, context: ValidationContext, known: Map<string, Size>): Size {
  const total = emptySize()
  for (const selection of selections) {
    const size = sizeOf(selection, context, known)
    total.depth = Math.max(total.depth, size.depth)
    total.aliases += size.aliases
    total.directives += size.directives + (selection.directives?.length ?? 0)
    total.rootFields += size.rootFields
    total.signIns += size.signIns
  }
  return total
}

function sizeOf(selection: SelectionNode, context: ValidationContext, known: Map<string, Size>): Size {
  if (selection.kind === Kind.INLINE_FRAGMENT) return sizeOfSet(selection.selectionSet, context, known)
  if (selection.kind === Kind.FRAGMENT_SPREAD) {
    const fragment = context.getFragment(selection.name.value)
    return fragment ? sizeOfFragment(fragment, context, known) : emptySize()
  }
  const inside = selection.selectionSet ? sizeOfSet(selection.selectionSet, context, known) : emptySize()
  return {
    depth: inside.depth + 1,
    aliases: inside.aliases + (selection.alias ? 1 : 0),
    directives: inside.directives,
    rootFields: 1,
    signIns: SIGN_IN_FIELDS.has(selection.name.value) ? 1 : 0,
  }
}

function sizeOfFragment(fragment: FragmentDefinitionNode, context: ValidationContext, known: Map<string, Size>): Size {
  const name = fragment.name.value
  const before = known.get(name)
  if (before) return before
  // Another rule refuses cyclic fragments; this only stops the recursion.
  known.set(name, emptySize())
  const size = sizeOfSet(fragment.selectionSet, context, known)
  known.set(name, size)
  return size
}

function emptySize(): Size {
  return { depth: 0, aliases: 0, directives: 0, rootFields: 0, signIns: 0 }
}

function unitLabel(what: string): string {
  if (what === 'depth') return 'levels'
  if (what === 'rootFields') return 'fields at the root'
  return what === 'signIns' ? 'attempt to sign in' : what
}
