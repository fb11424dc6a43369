import { once } from 'node:events'
import { type InboundConfig } from '@sild/service-kit'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { storeInboundMail } from '../actions/store-inbound-mail.ts'
import type { MailsDeps } from '../deps.ts'
import { Mail } from '../models/mail.ts'
import { complaintsAddress, findAddress, readAddress, type SignedAddress } from '../rules/signed-address.ts'
import { isForged } from './is-forged.ts'
import { createSeats, type SeatLimits } from './seats.ts'

/** A refusal in the SMTP dialogue. */
class SmtpRefusal extends Error {
  readonly responseCode: number

  constructor(responseCode: number, status: string, words: string) {
    super(`${status} ${words}`)
    this.responseCode = responseCode
  }
}

/** The usual limit of mail servers, with attachments in base64. */
const LARGEST_BYTES = 25 * 1024 * 1024
const MAX_RECIPIENTS = 10
const MAX_CLIENTS = 100
/** The limit for all mails in transit. A sender retries a temporarily refused mail. */
const MAX_BYTES_IN_MEMORY = 256 * 1024 * 1024
const SECOND_MS = 1000
const seatLimits: SeatLimits = {
  most: MAX_CLIENTS,
  maxPerAddress: 10,
  maxPerLoopback: 50,
  idleMs: 30 * SECOND_MS,
  lifeMs: 600 * SECOND_MS,
}
/** Between two packets of a mail. */
const SOCKET_TIMEOUT_MS = 30 * SECOND_MS

export interface Listener {
  readonly port: number
  stop(): Promise<void>
}

/**
 * A mail server that accepts only mails to our signed addresses. It refuses mails in the SMTP dialogue, so the sending
 * server notifies the sender, and we never send mails to a forged sender.
 */
export async function startListener(
  deps: Pick<MailsDeps, 'addressKey' | 'clock' | 'database' | 'log' | 'outbox' | 'sealer'>,
  {
    descriptors,
    host,
    listen,
    limits = seatLimits,
  }: InboundConfig & { descriptors: readonly number[]; limits?: SeatLimits },
): Promise<Listener> {
  const seats = createSeats(limits)
  const readSource = sourceReader()
  const read = (address: string) => readAddress(deps.addressKey, host, address)
  /** The mail that a complaint is about, by the signed address in its source. */
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
    socketTimeout: SOCKET_TIMEOUT_MS,
    onRcptTo({ address }, session, done) {
      const { envelope } = session
      const isKnown = async () =>
        address.toLowerCase() === complaintsAddress(host) || (await isOurs(deps, read(address)))
      const admit = async (): Promise<void> => {
        await checkRecipient(isKnown, envelope.rcptTo.length)
        seats.setBusy(clientOf(session), true)
      }
      admit().then(() => done(), done)
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
        const delivered = Buffer.concat([returnPath(sender), source])
        for (const [index, address] of to.entries())
          if (isForUs[index]) await storeInboundMail(deps, address, delivered)
      }
      const taken = take().finally(() => seats.setBusy(clientOf(session), false))
      taken.then(
        () => done(),
        (error: Error) => {
          if (!(error instanceof SmtpRefusal)) deps.log.error({ err: error }, 'an inbound mail could not be kept')
          done(error instanceof SmtpRefusal ? error : new SmtpRefusal(451, '4.3.0', 'Try again later'))
        },
      )
    },
  })
  // Without a handler, a client that disconnects would end the process.
  server.on('error', (error) => deps.log.debug({ err: error }, 'inbound connection'))
  server.server.on('connection', (socket) => seats.admit(socket))
  const [fd] = descriptors
  const listening = fd === undefined ? server.listen(listen.port, listen.host) : server.listen({ fd })
  await once(listening, 'listening')
  const address = listening.address()
  return {
    port: typeof address === 'object' && address ? address.port : listen.port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const clientOf = ({ remoteAddress, remotePort }: SMTPServerSession) => ({ remoteAddress, remotePort })

/** Records the envelope sender in the mail, as RFC 5321, 4.4 wants. A null sender means that a program sent it. */
const returnPath = (sender: string): Buffer => Buffer.from(`Return-Path: <${sender.replaceAll(/[\s<>]/g, '')}>\r\n`)

async function isOurs({ database }: Pick<MailsDeps, 'database'>, address: SignedAddress | null): Promise<boolean> {
  const mail = address && (await Mail.query(database.knex).findById(address.mailGuid).select('mailGuid'))
  return Boolean(mail)
}

async function checkRecipient(isKnown: () => Promise<boolean>, count: number): Promise<void> {
  if (count >= MAX_RECIPIENTS) throw new SmtpRefusal(452, '4.5.3', 'Too many recipients')
  if (!(await isKnown()))
    throw new SmtpRefusal(550, '5.1.1', 'No such address, or it has expired: please answer at Sild')
}

function sourceReader(): (stream: SMTPServerDataStream) => Promise<Buffer> {
  let inMemory = 0
  return async (stream) => {
    const chunks: Buffer[] = []
    let [bytes, heldBytes] = [0, 0]
    try {
      // The stream of a socket yields buffers.
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        bytes += chunk.length
        // A mail that is too large is read to its end and discarded: the client reads our answer only then.
        if (bytes > LARGEST_BYTES || inMemory + chunk.length > MAX_BYTES_IN_MEMORY) continue
        chunks.push(chunk)
        heldBytes += chunk.length
        inMemory += chunk.length
      }
      if (bytes > LARGEST_BYTES) throw new SmtpRefusal(552, '5.3.4', 'The mail is larger than 25 MB')
      if (heldBytes < bytes) throw new SmtpRefusal(452, '4.3.1', 'Too many mails at once, try again later')
      return Buffer.concat(chunks)
    } finally {
      inMemory -= heldBytes
    }
  }
}
