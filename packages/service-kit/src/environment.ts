import { recordOf } from '@sild/contract/keys'
import { type ServiceName, serviceNames } from '@sild/contract/services'
import * as z from 'zod/mini'
import { deriveKeys, type Keys } from './keys.ts'
import { hostAndPort, inheritedSockets, isLoopback, type Listen, parseListen } from './listen-address.ts'
import { mailsConfig, type MailsConfig, mailsVariables } from './mails-config.ts'

export type Environment = Readonly<Record<string, string | undefined>>
export type Mode = 'development' | 'test' | 'production'

export interface JobsConfig {
  /** Database for the queues of BullMQ, unless `redisUrl` is set. */
  readonly databaseUrl: string
  readonly redisUrl: string | undefined
}

/** Registers of companies and VAT numbers; one without an address is not queried. */
export interface RegistersConfig {
  readonly estonianUrl: string | undefined
  readonly frenchUrl: string | undefined
  readonly viesUrl: string | undefined
}

export interface StripeConfig {
  /** A restricted key: checkouts, refunds and events. */
  readonly secretKey: string
  /** Secrets of the webhook endpoint; two while one is rotated. */
  readonly webhookSecrets: readonly string[]
  /** Events of the other mode are rejected. */
  readonly isLive: boolean
  /** Another address than Stripe's own, for tests. */
  readonly apiUrl: string | undefined
}

/** The payment provider. */
export interface PaymentsConfig {
  readonly provider: 'test-bank' | 'stripe'
  readonly testBankUrl: string | undefined
  /** Null without a key. */
  readonly stripe: StripeConfig | null
}

/** The seller on mails, invoices and bank transfers. */
export interface SellerConfig {
  readonly name: string
  readonly iban: string
  readonly bic: string
  readonly vatNumber: string
  readonly registrationCode: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
}

export interface ServiceConfig {
  readonly name: ServiceName
  readonly mode: Mode
  readonly databaseUrl: string
  readonly jobs: JobsConfig
  /** Address of every service, this one's included: there it listens. */
  readonly serviceUrls: Readonly<Record<ServiceName, string>>
  /** Multiplies the timeouts of calls. */
  readonly callTimeoutScale: number
  /** Sockets that are open already at this one's address. */
  readonly descriptors: readonly number[]
  /** Address of health and metrics of the workers. */
  readonly workersListen: Listen
  readonly publicUrl: string
  readonly uploadsUrl: string
  readonly smtpUrl: string
  readonly mailFrom: string
  readonly mails: MailsConfig
  /** Multiplies the delay before unread news are mailed. */
  readonly newsDelayScale: number
  /** Gets the head of the audit log each day: a mailbox that administrators of the database cannot open. */
  readonly auditMailbox: string
  /** Mailbox for messages to support. */
  readonly supportMailbox: string
  /** How long a moderator can undo a decision. */
  readonly moderationUndoMs: number
  readonly registers: RegistersConfig
  /** An OpenSearch that finds; without one Postgres and the memory of the search service do. */
  readonly searchEngineUrl: string | undefined
  /** A push service that may be called although it is on this machine; all others must be public. */
  readonly pushServiceUrl: string | undefined
  readonly payments: PaymentsConfig
  readonly seller: SellerConfig
  /** Gets the requests of companies that would like a plan. */
  readonly salesMailbox: string
  /** Whether the staff need a second factor to have their roles. */
  readonly isSecondFactorRequired: boolean
  readonly dataDir: string
  readonly keys: Keys
  readonly sitePepper: string
  readonly logLevel: string
  /** How often the load balancer polls readiness; shutdown waits two polls. */
  readonly healthPollMs: number
}

const url = z.string().check(z.refine((value) => URL.canParse(value), { error: 'is not an address' }))
const secret = z.string().check(z.minLength(32, 'needs at least 32 characters'))
const shared = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  JOBS_DATABASE_URL: url,
  REDIS_URL: z.optional(url),
  WORKERS_LISTEN: z._default(hostAndPort, '127.0.0.1:0'),
  PUBLIC_URL: url,
  UPLOADS_URL: url,
  SMTP_URL: url,
  MAIL_FROM: z._default(z.string(), 'Sild <no-reply@sild.test>'),
  ...mailsVariables,
  NEWS_DELAY_SCALE: z._default(z.coerce.number().check(z.positive('must be above 0')), 1),
  SUPPORT_MAILBOX: z._default(z.string(), 'support@sild.test'),
  AUDIT_MAILBOX: z._default(z.string(), 'audit@sild.test'),
  MODERATION_UNDO_MS: z._default(z.coerce.number(), 10_000),
  ESTONIAN_REGISTER_URL: z.optional(url),
  FRENCH_REGISTER_URL: z.optional(url),
  VIES_URL: z.optional(url),
  SEARCH_ENGINE_URL: z.optional(url),
  PUSH_SERVICE_URL: z.optional(url),
  PAYMENT_PROVIDER: z._default(z.enum(['test-bank', 'stripe']), 'test-bank'),
  TEST_BANK_URL: z.optional(url),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRETS: z._default(z.string(), ''),
  STRIPE_API_URL: z.optional(url),
  SELLER_NAME: z._default(z.string(), 'Sild OÜ'),
  SELLER_IBAN: z._default(z.string(), 'EE382200221020145685'),
  SELLER_BIC: z._default(z.string(), 'HABAEE2X'),
  SELLER_VAT_NUMBER: z._default(z.string(), 'EE102030402'),
  SELLER_REGISTRATION_CODE: z._default(z.string(), '16012345'),
  SELLER_STREET: z._default(z.string(), 'Telliskivi 60a'),
  SELLER_POSTAL_CODE: z._default(z.string(), '10412'),
  SELLER_CITY: z._default(z.string(), 'Tallinn'),
  SALES_MAILBOX: z._default(z.string(), 'sales@sild.test'),
  DATA_DIR: z.string(),
  SITE_SECRET: secret,
  SITE_PEPPER: secret,
  CALL_TIMEOUT_SCALE: z._default(z.coerce.number().check(z.positive('must be above 0')), 1),
  LOG_LEVEL: z._default(z.string(), 'info'),
  HEALTH_POLL_MS: z._default(z.coerce.number(), 0),
  STAFF_SECOND_FACTOR: z.optional(z.enum(['required', 'offered'])),
})

/** @throws an Error where it is only offered to the staff of a portal that strangers reach */
function isSecondFactorRequired({ NODE_ENV, PUBLIC_URL, STAFF_SECOND_FACTOR }: z.infer<typeof shared>): boolean {
  // A test may use any name for its portal: it is not reachable.
  const isPublic = NODE_ENV !== 'test' && !isLoopback(new URL(PUBLIC_URL))
  if (isPublic && STAFF_SECOND_FACTOR === 'offered')
    throw new Error(`STAFF_SECOND_FACTOR=offered is refused for ${PUBLIC_URL}: leave it out, or set it to required`)
  return STAFF_SECOND_FACTOR === undefined ? isPublic || NODE_ENV === 'production' : STAFF_SECOND_FACTOR === 'required'
}

const urlName = (service: ServiceName): string => `${service.toUpperCase()}_URL`
const databaseName = (service: ServiceName): string => `${service.toUpperCase()}_DATABASE_URL`

/** Reads what one service needs from the environment, once. @throws an Error that names every variable that is wrong */
export function readServiceEnvironment(name: ServiceName, environment: Environment): ServiceConfig {
  const addresses = Object.fromEntries(serviceNames.map((service) => [urlName(service), url]))
  const schema = z.extend(shared, { ...addresses, [databaseName(name)]: url })
  const result = schema.safeParse(environment)
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment of ${name} is not complete:\n${problems.join('\n')}`)
  }
  const read = result.data as z.infer<typeof shared> & Record<string, string> // The addresses have computed names.
  return {
    name,
    mode: read.NODE_ENV,
    databaseUrl: read[databaseName(name)]!,
    jobs: { databaseUrl: read.JOBS_DATABASE_URL, redisUrl: read.REDIS_URL },
    serviceUrls: recordOf(serviceNames, (service) => read[urlName(service)]!),
    callTimeoutScale: read.CALL_TIMEOUT_SCALE,
    descriptors: inheritedSockets(name, environment),
    workersListen: { ...parseListen(read.WORKERS_LISTEN), descriptors: inheritedSockets('workers', environment) },
    publicUrl: read.PUBLIC_URL,
    uploadsUrl: read.UPLOADS_URL,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    mails: mailsConfig(read),
    newsDelayScale: read.NEWS_DELAY_SCALE,
    supportMailbox: read.SUPPORT_MAILBOX,
    auditMailbox: read.AUDIT_MAILBOX,
    moderationUndoMs: read.MODERATION_UNDO_MS,
    registers: {
      estonianUrl: read.ESTONIAN_REGISTER_URL,
      frenchUrl: read.FRENCH_REGISTER_URL,
      viesUrl: read.VIES_URL,
    },
    searchEngineUrl: read.SEARCH_ENGINE_URL,
    pushServiceUrl: read.PUSH_SERVICE_URL,
    payments: { provider: read.PAYMENT_PROVIDER, testBankUrl: read.TEST_BANK_URL, stripe: stripeOf(read) },
    seller: {
      name: read.SELLER_NAME,
      iban: read.SELLER_IBAN,
      bic: read.SELLER_BIC,
      vatNumber: read.SELLER_VAT_NUMBER,
      registrationCode: read.SELLER_REGISTRATION_CODE,
      street: read.SELLER_STREET,
      postalCode: read.SELLER_POSTAL_CODE,
      city: read.SELLER_CITY,
    },
    salesMailbox: read.SALES_MAILBOX,
    isSecondFactorRequired: isSecondFactorRequired(read),
    dataDir: read.DATA_DIR,
    keys: deriveKeys(read.SITE_SECRET),
    sitePepper: read.SITE_PEPPER,
    logLevel: read.LOG_LEVEL,
    healthPollMs: read.HEALTH_POLL_MS,
  }
}

const stripeOf = ({
  STRIPE_API_URL: apiUrl,
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRETS: secrets,
}: z.infer<typeof shared>): StripeConfig | null =>
  secretKey === undefined
    ? null
    : {
        secretKey,
        apiUrl,
        // The prefix of a key is its mode.
        isLive: /^[rs]k_live_/.test(secretKey),
        webhookSecrets: secrets.split(',').flatMap((each) => each.trim() || []),
      }
