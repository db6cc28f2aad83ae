import { join } from 'node:path'
import type { Tracing } from '@palier/service/tracing'
import type { Config, HostedCheck, HumanCheckConfig } from '../config/config.ts'
import type { Database } from '../database/kernel/database.ts'
import { createAltcha } from '../providers/humanCheck/altcha.ts'
import { createNoHumanCheck } from '../providers/humanCheck/off.ts'
import type { HumanCheck } from '../providers/humanCheck/port.ts'
import { createRecaptcha } from '../providers/humanCheck/recaptcha.ts'
import type { HostedCheckOptions } from '../providers/humanCheck/hostedCheck.ts'
import { createTurnstile } from '../providers/humanCheck/turnstile.ts'
import { createGoogleIdentity } from '../providers/identity/google.ts'
import type { IdentityProvider } from '../providers/identity/port.ts'
import { createOutbox, type Outbox } from '../providers/mail/outbox.ts'
import { pushSubjectOf } from '../config/pushSubject.ts'
import type { MailSender } from '../providers/mail/port.ts'
import { createSmtpSender } from '../providers/mail/smtp.ts'
import type { PushSender } from '../providers/push/port.ts'
import { createWebPush } from '../providers/push/webPush.ts'
import { createSandbox } from '../providers/payments/sandbox/sandbox.ts'
import { createStripeGateway } from '../providers/payments/stripe/stripeGateway.ts'
import type { HumanCheckSource } from '../services/accounts/humanChecks.ts'
import { createKeyedHash } from '../kernel/keyedHash.ts'
import { orderReconciliation } from '../services/billing/paymentEvents.ts'
import type { PaymentProvider } from '../services/billing/payments.ts'
import { traceCalls } from '../telemetry/traceCalls.ts'

export function humanCheckOf(
  config: HumanCheckConfig,
  secret: string,
  tracing: Tracing,
  difficulty?: number,
): HumanCheckSource {
  switch (config.kind) {
    case 'altcha': {
      const effort = difficulty === undefined ? {} : { difficulty }
      return { siteKey: null, over: (spend) => createAltcha({ secret, spend, ...effort }) }
    }
    case 'off':
      return { siteKey: null, over: createNoHumanCheck }
    case 'turnstile':
      return hosted(config, createTurnstile, tracing)
    case 'recaptcha':
      return hosted(config, createRecaptcha, tracing)
  }
}

// A hosted service itself accepts each token once.
function hosted(
  config: HostedCheck,
  create: (options: HostedCheckOptions) => HumanCheck,
  tracing: Tracing,
): HumanCheckSource {
  const { siteKey, ...options } = config
  const check = traceCalls('human check', create(options), tracing)
  return { siteKey, over: () => check }
}

/** Null if sign-in with Google is disabled. */
export function googleOf(
  { googleClientId: clientId, googleIssuer }: Config,
  tracing: Tracing,
): IdentityProvider | null {
  return clientId === null ? null : traceCalls('Google', createGoogleIdentity({ clientId, ...googleIssuer }), tracing)
}

export function pushOf({ push, ...config }: Config, tracing: Tracing): PushSender | null {
  if (push === null) return null
  return traceCalls('push', createWebPush({ ...push, subject: pushSubjectOf(config) }), tracing)
}

export async function paymentsOf(config: Config, { database, clock, tracing }: PaymentPorts): Promise<PaymentProvider> {
  if (config.payments.kind === 'stripe') {
    return { gateway: traceCalls('Stripe', await createStripeGateway(config.payments), tracing), sandbox: null }
  }
  const sandbox = createSandbox({
    database,
    clock,
    hash: createKeyedHash(config.tokenSecrets[0], 'sandbox'),
    publicUrl: config.publicUrl,
    onChanged: orderReconciliation,
  })
  return { gateway: sandbox, sandbox }
}

type PaymentPorts = { database: Database; clock: () => Date; tracing: Tracing }

/** `outbox` is null if mails are really sent. */
export function mailOf(
  { mail, dataDirectory }: Config,
  clock: () => Date,
  tracing: Tracing,
): { sender: MailSender; outbox: Outbox | null } {
  const { smtpUrl: url, from } = mail
  if (url !== null) return { sender: traceCalls('mail', createSmtpSender({ url, from, clock }), tracing), outbox: null }
  const outbox = createOutbox({ directory: join(dataDirectory, 'outbox'), from, clock })
  return { sender: outbox, outbox }
}
