import type { Page } from '@playwright/test'

/**
 * Puts a stand-in of Stripe's page script into every page that is opened from now on: its fields are plain inputs
 * (labels `Card number`, `Expiration date`, `Security code`), its confirmations go to the stand-in of Stripe at `url`,
 * and where the bank asks, a dialog has the buttons `Complete` and `Fail`. Nothing is asked of js.stripe.com.
 */
export async function useFakeStripe(page: Page, url: string): Promise<void> {
  // Asked from here: no policy of the page stands between, as none stands between Stripe's own frames and Stripe.
  await page.exposeFunction('askStripeStandIn', async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(fields) })
    return { status: answer.status, body: await answer.json() }
  })
  await page.addInitScript(installFakeStripe)
}

type Failure = { type: string; code: string; message: string; decline_code?: string }
type Intent = { status: string; client_secret: string; last_payment_error?: Failure | null }
type Answer = { status: number; body: Intent & { error?: Failure } }
type Fields = Record<string, string>
type CardData = { payment_method?: string | { card: { read(): Fields }; billing_details?: { name?: string } } }
type Change = { elementType: string; empty: boolean; complete: boolean; error?: Failure }

declare global {
  interface Window {
    Stripe?: unknown
    askStripeStandIn(path: string, fields: Fields): Promise<Answer>
  }
}

// Runs in the page, so it may use nothing from outside itself.
function installFakeStripe(): void {
  const LABELS: Fields = { cardNumber: 'Card number', cardExpiry: 'Expiration date', cardCvc: 'Security code' }

  function fault(code: string, message: string): Failure {
    return { type: 'validation_error', code, message }
  }

  function isLuhn(digits: string): boolean {
    const sum = [...digits].reverse().reduce((total, digit, place) => {
      const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
    return sum % 10 === 0
  }

  function judge(kind: string, text: string, isLeft: boolean): Pick<Change, 'complete' | 'error'> {
    const digits = text.replace(/\D/g, '')
    if (digits === '') return { complete: false }
    const length = kind === 'cardNumber' ? (/^3[47]/.test(digits) ? 15 : 16) : kind === 'cardExpiry' ? 4 : 3
    const name = { cardNumber: 'number', cardExpiry: 'expiry', cardCvc: 'cvc' }[kind] ?? ''
    if (digits.length < length)
      return isLeft
        ? { complete: false, error: fault(`incomplete_${name}`, `Your card’s ${name} is incomplete.`) }
        : { complete: false }
    if (kind === 'cardNumber' && !isLuhn(digits))
      return { complete: false, error: fault('invalid_number', 'Your card number is invalid.') }
    if (kind === 'cardExpiry' && Number(digits.slice(2)) < new Date().getFullYear() % 100)
      return { complete: false, error: fault('invalid_expiry_year_past', 'Your card’s year is in the past.') }
    return { complete: true }
  }

  function elementsOf() {
    const made = new Map<string, HTMLInputElement>()
    const valueOf = (kind: string) => made.get(kind)?.value.replace(/\D/g, '') ?? ''

    // What Stripe's frames know of each other.
    function read(): Fields {
      const expiry = valueOf('cardExpiry')
      return {
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': valueOf('cardNumber'),
        'payment_method_data[card][exp_month]': String(Number(expiry.slice(0, 2))),
        'payment_method_data[card][exp_year]': `20${expiry.slice(2)}`,
        'payment_method_data[card][cvc]': valueOf('cardCvc'),
      }
    }

    function create(kind: string) {
      const input = document.createElement('input')
      const heard = new Map<string, ((event: unknown) => void)[]>()
      const tell = (name: string, event: unknown) => heard.get(name)?.forEach((listener) => listener(event))
      const change = (isLeft: boolean) =>
        tell('change', { elementType: kind, empty: input.value === '', ...judge(kind, input.value, isLeft) })
      input.setAttribute('aria-label', LABELS[kind] ?? kind)
      input.inputMode = 'numeric'
      input.addEventListener('input', () => change(false))
      input.addEventListener('blur', () => {
        change(true)
        tell('blur', { elementType: kind })
      })
      input.addEventListener('focus', () => tell('focus', { elementType: kind }))
      made.set(kind, input)
      return {
        read,
        mount(place: HTMLElement | string) {
          const parent = typeof place === 'string' ? document.querySelector(place) : place
          parent?.append(input)
          queueMicrotask(() => tell('ready', { elementType: kind }))
        },
        on(name: string, listener: (event: unknown) => void) {
          heard.set(name, [...(heard.get(name) ?? []), listener])
        },
        off: (name: string) => heard.delete(name),
        focus: () => input.focus(),
        blur: () => input.blur(),
        clear() {
          input.value = ''
          change(false)
        },
        update() {},
        unmount: () => input.remove(),
        destroy: () => input.remove(),
      }
    }
    return { create, getElement: () => null, update() {} }
  }

  /** What the holder tells the bank. */
  function askHolder(): Promise<boolean> {
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', '3D Secure')
    document.body.append(dialog)
    return new Promise((resolve) => {
      for (const [words, isApproved] of [
        ['Complete', true],
        ['Fail', false],
      ] as const) {
        const button = document.createElement('button')
        button.textContent = words
        button.addEventListener('click', () => {
          dialog.remove()
          resolve(isApproved)
        })
        dialog.append(button)
      }
      dialog.showModal()
    })
  }

  function fieldsOf({ payment_method: method }: CardData): Fields {
    if (typeof method === 'string') return { payment_method: method }
    if (!method) return {}
    const name = method.billing_details?.name
    return { ...method.card.read(), ...(name && { 'payment_method_data[billing_details][name]': name }) }
  }

  function confirmBy(publicKey: string, path: string, name: 'paymentIntent' | 'setupIntent') {
    return async (secret: string, data: CardData = {}) => {
      const intent = `/v1/${path}/${secret.slice(0, secret.indexOf('_secret_'))}`
      const proof = { key: publicKey, client_secret: secret }
      try {
        let { body } = await window.askStripeStandIn(`${intent}/confirm`, { ...proof, ...fieldsOf(data) })
        if (!body.error && body.status === 'requires_action') {
          const approved = String(await askHolder())
          ;({ body } = await window.askStripeStandIn(`${intent}/authenticate`, { ...proof, approved }))
        }
        return body.error ? { error: body.error } : { [name]: body }
      } catch {
        return { error: { type: 'api_connection_error', message: 'We are having trouble reaching Stripe.' } }
      }
    }
  }

  function Stripe(publicKey: string) {
    return {
      elements: elementsOf,
      confirmCardPayment: confirmBy(publicKey, 'payment_intents', 'paymentIntent'),
      confirmCardSetup: confirmBy(publicKey, 'setup_intents', 'setupIntent'),
      registerAppInfo() {},
      _registerWrapper() {},
    }
  }
  Stripe.version = 'endive'
  window.Stripe = Stripe
}
