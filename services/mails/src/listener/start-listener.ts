import { once } from 'node:events'
import { type InboundConfig } from '@sild/service-kit'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { keepInboundMail } from '../actions/keep-inbound-mail.ts'
import type { MailsDeps } from '../deps.ts'
import { Mail } from '../models/mail.ts'
import { complaintsAddress, findAddress, readAddress, type SignedAddress } from '../rules/signed-address.ts'
import { isForged } from './is-forged.ts'

/** An answer of the dialogue that says no. */
class SmtpRefusal extends Error {
  readonly responseCode: number

  constructor(responseCode: number, status: string, words: string) {
    super(`${status} ${words}`)
    this.responseCode = responseCode
  }
}

/** What other mail servers send at most, with attachments in base64. */
const LARGEST_BYTES = 25 * 1024 * 1024
const MOST_RECIPIENTS = 10
const MOST_CLIENTS = 20

export interface Listener {
  readonly port: number
  stop(): Promise<void>
}

/**
 * A mail server that takes nothing but what is sent to our signed addresses. Whatever it refuses it refuses in the dialogue, so that the
 * server which brought it tells its sender, and we write to nobody who may be made up.
 */
export async function startListener(
  deps: Pick<MailsDeps, 'addressKey' | 'clock' | 'database' | 'log' | 'outbox' | 'sealer'>,
  { descriptors, host, listen }: InboundConfig & { descriptors: readonly number[] },
): Promise<Listener> {
  const read = (address: string) => readAddress(deps.addressKey, host, address)
  /** The mail that a complaint is about, by what the signed addresses in it say. */
  const complaintIn = (source: Buffer): SignedAddress | null => {
    const found = findAddress(deps.addressKey, host, source.toString('latin1'))
    return found && { ...found, purpose: 'bounce' }
  }
  const server = new SMTPServer({
    name: host,
    banner: 'Sild',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_BYTES,
    maxClients: MOST_CLIENTS,
    onRcptTo({ address }, { envelope }, done) {
      const isKnown = async () =>
        address.toLowerCase() === complaintsAddress(host) || (await isOurs(deps, read(address)))
      checkRecipient(isKnown, envelope.rcptTo.length).then(() => done(), done)
    },
    onData(stream, session, done) {
      const { envelope, hostNameAppearsAs: helo, remoteAddress: ip } = session
      const sender = envelope.mailFrom ? envelope.mailFrom.address : ''
      const take = async (): Promise<void> => {
        const source = await readSource(stream)
        if (await isForged(source, { helo, host, ip, sender }))
          throw new SmtpRefusal(550, '5.7.1', 'The sender is not who it says')
        const to = envelope.rcptTo.flatMap(({ address }) => read(address) ?? complaintIn(source) ?? [])
        const isForUs = await Promise.all(to.map((address) => isOurs(deps, address)))
        if (!isForUs.some(Boolean)) throw new SmtpRefusal(550, '5.6.0', 'It speaks of no mail of ours')
        for (const [index, address] of to.entries()) if (isForUs[index]) await keepInboundMail(deps, address, source)
      }
      take().then(
        () => done(),
        (error: Error) => {
          if (!(error instanceof SmtpRefusal)) deps.log.error({ err: error }, 'an inbound mail could not be kept')
          done(error instanceof SmtpRefusal ? error : new SmtpRefusal(451, '4.3.0', 'Try again later'))
        },
      )
    },
  })
  // A client that breaks off is no reason to end.
  server.on('error', (error) => deps.log.debug({ err: error }, 'inbound connection'))
  const [fd] = descriptors
  const listening = fd === undefined ? server.listen(listen.port, listen.host) : server.listen({ fd })
  await once(listening, 'listening')
  const address = listening.address()
  return {
    port: typeof address === 'object' && address ? address.port : listen.port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function isOurs({ database }: Pick<MailsDeps, 'database'>, address: SignedAddress | null): Promise<boolean> {
  const mail = address && (await Mail.query(database.knex).findById(address.mailGuid).select('mailGuid'))
  return Boolean(mail)
}

async function checkRecipient(isKnown: () => Promise<boolean>, count: number): Promise<void> {
  if (count >= MOST_RECIPIENTS) throw new SmtpRefusal(452, '4.5.3', 'Too many recipients')
  if (!(await isKnown()))
    throw new SmtpRefusal(550, '5.1.1', 'No such address, or it has expired: please answer at Sild')
}

async function readSource(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  // A socket gives buffers.
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length
    // What is too much is read to its end and forgotten: the other side listens only then.
    if (bytes <= LARGEST_BYTES) chunks.push(chunk)
  }
  if (bytes > LARGEST_BYTES) throw new SmtpRefusal(552, '5.3.4', 'The mail is larger than 25 MB')
  return Buffer.concat(chunks)
}
