import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** The objects of Stripe by the name that they bear in an answer, and the type that its package gives them. */
const NAMES: Record<string, readonly [file: string, type: string]> = {
  'billing_portal.configuration': ['BillingPortal/Configurations', 'Configuration'],
  'billing_portal.session': ['BillingPortal/Sessions', 'Session'],
  charge: ['Charges', 'Charge'],
  'checkout.session': ['Checkout/Sessions', 'Session'],
  customer: ['Customers', 'Customer'],
  dispute: ['Disputes', 'Dispute'],
  invoice: ['Invoices', 'Invoice'],
  invoice_payment: ['InvoicePayments', 'InvoicePayment'],
  line_item: ['InvoiceLineItems', 'InvoiceLineItem'],
  payment_intent: ['PaymentIntents', 'PaymentIntent'],
  payment_method: ['PaymentMethods', 'PaymentMethod'],
  price: ['Prices', 'Price'],
  product: ['Products', 'Product'],
  setup_intent: ['SetupIntents', 'SetupIntent'],
  subscription: ['Subscriptions', 'Subscription'],
  subscription_item: ['SubscriptionItems', 'SubscriptionItem'],
  subscription_schedule: ['SubscriptionSchedules', 'SubscriptionSchedule'],
  tax_rate: ['TaxRates', 'TaxRate'],
  'test_helpers.test_clock': ['TestHelpers/TestClocks', 'TestClock'],
}

// Not parts of what is answered: the package adds them.
const ADDED = new Set(['lastResponse'])

type Shapes = {
  /** Where a value is not as the package types it, a sentence each: what lacks, what is of another kind, what is unknown. */
  problemsOf(value: unknown): string[]
}

/** Reads the types that the pinned package of Stripe gives its objects. Takes a second or two. */
export function readStripeShapes(): Shapes {
  const root = dirname(createRequire(import.meta.url).resolve('stripe')).replace(/\/(cjs|esm)$/, '')
  const fileOf = (name: string) => join(root, 'esm/resources', `${name}.d.ts`)
  const program = ts.createProgram(
    Object.values(NAMES).map(([file]) => fileOf(file)),
    { lib: ['lib.es2022.d.ts'], types: [], strict: true, skipLibCheck: true, module: ts.ModuleKind.NodeNext },
  )
  const checker = program.getTypeChecker()
  const types = new Map<string, ts.Type>()
  for (const [object, [file, name]] of Object.entries(NAMES)) {
    const source = program.getSourceFile(fileOf(file))
    const module = source && checker.getSymbolAtLocation(source)
    const symbol = module && checker.getExportsOfModule(module).find((each) => each.name === name)
    if (!symbol) throw new RangeError(`The package has no ${name} in ${file}.`)
    types.set(object, checker.getDeclaredTypeOfSymbol(symbol))
  }

  function check(value: unknown, type: ts.Type, path: string, problems: Set<string>): void {
    const parts = type.isUnion() ? type.types : [type]
    const has = (flags: ts.TypeFlags) => parts.some((part) => (part.flags & flags) !== 0)
    if (has(ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return
    if (value === null) return void (has(ts.TypeFlags.Null) || problems.add(`${path} is never null`))
    if (typeof value === 'string') {
      const isText = parts.some(
        (part) => (part.flags & ts.TypeFlags.StringLike) !== 0 || part.isIntersection() || nameOf(part) === 'Decimal',
      )
      const isOpen = parts.some((part) => (part.flags & ts.TypeFlags.String) !== 0 || !part.isStringLiteral())
      const isKnown = parts.some((part) => part.isStringLiteral() && part.value === value)
      return void ((isText && (isOpen || isKnown)) || problems.add(`${path} is no text such as ${value}`))
    }
    if (typeof value === 'number') return void (has(ts.TypeFlags.NumberLike) || problems.add(`${path} is no number`))
    if (typeof value === 'boolean') return void (has(ts.TypeFlags.BooleanLike) || problems.add(`${path} is no truth`))
    if (Array.isArray(value)) {
      const list = parts.find((part) => checker.isArrayType(part))
      if (!list) return void problems.add(`${path} is no array`)
      const [element] = checker.getTypeArguments(list as ts.TypeReference) // what an array type is
      for (const each of value) if (element) check(each, element, `${path}[]`, problems)
      return
    }
    const object = objectName(value)
    const known = object === null ? undefined : types.get(object)
    const own = known ?? parts.find((part) => (part.flags & ts.TypeFlags.Object) !== 0 && !checker.isArrayType(part))
    if (!own) return void problems.add(`${path} is no object`)
    checkFields(Object(value), own, object ?? path, problems)
  }

  function checkFields(value: Record<string, unknown>, type: ts.Type, path: string, problems: Set<string>): void {
    const isOpen = checker.getIndexInfosOfType(type).length > 0
    const fields = new Map(checker.getPropertiesOfType(type).map((field) => [field.name, field]))
    for (const [name, field] of fields) {
      const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0
      if (value[name] === undefined) {
        if (!isOptional && !ADDED.has(name))
          problems.add(`${path} lacks ${name}: ${checker.typeToString(checker.getTypeOfSymbol(field))}`)
      } else check(value[name], checker.getTypeOfSymbol(field), `${path}.${name}`, problems)
    }
    if (!isOpen) for (const name of Object.keys(value)) if (!fields.has(name)) problems.add(`${path} knows no ${name}`)
  }

  function nameOf(type: ts.Type): string | undefined {
    return (type.aliasSymbol ?? type.symbol)?.name
  }

  /** What is answered: an object of Stripe, or a list of them. */
  function checkAnswer(value: unknown, problems: Set<string>): void {
    if (typeof value !== 'object' || value === null) return
    if ('error' in value || 'deleted' in value) return
    if ('data' in value && Array.isArray(value.data)) {
      for (const name of ['object', 'has_more', 'url']) if (!(name in value)) problems.add(`list lacks ${name}`)
      for (const each of value.data) checkAnswer(each, problems)
      return
    }
    const object = objectName(value)
    const type = object === null ? undefined : types.get(object)
    if (object === null || !type) return void problems.add(`nobody knows ${object}`)
    checkFields({ ...value }, type, object, problems)
  }

  return {
    problemsOf(value) {
      const problems = new Set<string>()
      checkAnswer(value, problems)
      return [...problems]
    },
  }
}

function objectName(value: unknown): string | null {
  return typeof value === 'object' && value !== null && 'object' in value ? String(value.object) : null
}
