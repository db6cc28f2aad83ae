/** What a form said: `a[b][0]=c` is `{ a: { b: { 0: 'c' } } }`. */
export type Form = { [name: string]: string | Form }

export function readForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.split('[').map((part) => part.replace(/\]$/, ''))
    put(form, [first, ...rest], value)
  }
  return form
}

function put(form: Form, [name = '', ...rest]: string[], value: string): void {
  // `expand[]=a&expand[]=b` counts its own places.
  const place = name === '' ? String(Object.keys(form).length) : name
  if (rest.length === 0) {
    form[place] = value
    return
  }
  const inner = form[place]
  const next = typeof inner === 'object' ? inner : {}
  form[place] = next
  put(next, rest, value)
}

export function text(form: Form, name: string): string | undefined {
  const value = form[name]
  return typeof value === 'string' ? value : undefined
}

export function whole(form: Form, name: string): number | undefined {
  const value = text(form, name)
  return value === undefined || value === '' ? undefined : Number(value)
}

/** Undefined where nothing was said. */
export function flag(form: Form, name: string): boolean | undefined {
  const value = text(form, name)
  return value === undefined ? undefined : value === 'true'
}

export function inner(form: Form, name: string): Form {
  const value = form[name]
  return typeof value === 'object' ? value : {}
}

export function forms(form: Form, name: string): Form[] {
  return Object.values(inner(form, name)).flatMap((value) => (typeof value === 'object' ? [value] : []))
}

export function texts(form: Form, name: string): string[] {
  return Object.values(inner(form, name)).flatMap((value) => (typeof value === 'string' ? [value] : []))
}
