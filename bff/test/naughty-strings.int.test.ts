import { limits } from '@sild/contract/limits'
import { plainLine, plainText } from '@sild/contract/visible-text'
import { naughtyStrings, testDatabase } from '@sild/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicOperations } from '../src/openapi/document.ts'
import { guestToken, testBff, testEnvironment, tokenFor } from './bff.ts'
import { packed } from './packed-texts.ts'
import { type RealServices, startServices } from './real-services.ts'
import { shareTexts } from './shared-texts.ts'
import { allows, type TextField, textFieldsOf, wholeInput, withText } from './text-fields.ts'
import { uploadFile } from './uploads.ts'

const database = testDatabase()
const bff = testBff({ database, environment: { RATE_LIMIT_SCALE: '1e9' } })
let services: RealServices
beforeAll(async () => {
  services = await startServices(database, testEnvironment(bff.deps.config.dataDir))
  bff.serve(services.urls)
})
afterAll(() => services.kill())

/** Groups texts into descriptions. A text with a space at an end is alone, so that the space ends the description. */
function descriptionsOf(texts: readonly string[]): string[][] {
  const [spaced, plain] = [texts.filter((text) => text !== text.trim()), texts.filter((text) => text === text.trim())]
  const size = limits.file.maxCount
  const groups = Array.from({ length: Math.ceil(plain.length / size) }, (_, at) =>
    plain.slice(at * size, (at + 1) * size),
  )
  return [...spaced.map((text) => [text]), ...groups]
}

/** A JSON body with NUL or half a surrogate pair is refused as a whole, before its fields are read. */
const isCarried = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** The token of a new user with every right. */
const anybody = (): string =>
  tokenFor(bff.deps, {
    kind: 'staff',
    roles: ['admin'],
    isVerified: true,
    userGuid: crypto.randomUUID(),
    companyGuid: crypto.randomUUID(),
  })

const multipart = new Set<string>(['uploadFile', 'publishRelease'])
const taking = publicOperations
  .filter(({ name }) => !multipart.has(name) && textFieldsOf(name).length > 0)
  .map(({ name }) => name)

/** An address cannot hold a lone surrogate, or an empty segment of its path. */
const isSendable = (text: string, { part }: TextField): boolean =>
  part === 'body' || (text.isWellFormed() && !/^\.{0,2}$/.test(text))

const AT_ONCE = 4
/** Texts that each field is sent at least, of some hundreds that are shared by all fields of its kind. */
const MIN_TEXTS = 24

const takingFields = taking.map((name) => {
  const whole = wholeInput(name)
  const fields = textFieldsOf(name).map((field) => {
    const isAllowed = (text: string) => isSendable(text, field) && allows(name, whole, field, text)
    return { field, texts: packed(naughtyStrings.filter(isAllowed), isAllowed) }
  })
  return { name, whole, fields }
})
const shares = shareTexts(
  takingFields.flatMap(({ fields }) => fields),
  MIN_TEXTS,
)

describe('a naughty string', () => {
  it.each(takingFields)('does not break $name', async ({ fields: all, name, whole }) => {
    const fields = all.map((each) => ({ field: each.field, texts: shares.get(each) ?? [] }))
    const turns = Array.from({ length: Math.max(...fields.map(({ texts }) => texts.length)) }, (_, turn) => turn)
    const inputs = turns.map((turn) =>
      fields.reduce(
        (input, { field, texts }) => (texts.length > 0 ? withText(input, field, texts[turn % texts.length]!) : input),
        whole,
      ),
    )
    // What the contract refuses is refused by the same code for every operation: one of each field is enough.
    for (const { field } of fields) inputs.push(withText(whole, field, 'a\u0000b'))
    for (let at = 0; at < inputs.length; at += AT_ONCE)
      await Promise.all(
        inputs.slice(at, at + AT_ONCE).map(async ({ body, params, query }) => {
          const reply = await bff.call(name, { token: anybody(), params: params as never, query: query as never, body })
          expect(reply.statusCode).toBeLessThan(500)
          expect(reply.statusCode < 400 || Boolean(reply.json().error.message)).toBe(true)
        }),
      )
  })
})

describe('an accepted naughty string', () => {
  let token: string
  let companyGuid: string
  beforeAll(async () => {
    const owner = { userGuid: crypto.randomUUID(), isVerified: true, plan: 'startup' } as const
    const created = await bff.call('createCompany', {
      token: tokenFor(bff.deps, owner),
      body: { name: 'Põhja Tarkvara', registrationNumber: 'none', countryCode: 'EE' },
    })
    companyGuid = created.json().result.guid
    token = tokenFor(bff.deps, { ...owner, companyGuid })
    await database.query('insert into publications.categories values (1) on conflict do nothing')
  })

  it('is shown by a company as it was written, without forbidden characters', async () => {
    let version = 1
    let taken = 0
    const whole = wholeInput('updateCompany')
    const isAllowed = (field: string, text: string): boolean =>
      allows('updateCompany', whole, { part: 'body', path: [field] }, text)
    const descriptions = descriptionsOf(
      naughtyStrings.filter((text) => isCarried(text) && isAllowed('description', text)),
    )
    for (const [index, text] of naughtyStrings.entries()) {
      // What the contract refuses is tried above.
      const fields = ['address', 'contactPersonName', 'name'].filter((field) => isAllowed(field, text))
      const texts = descriptions[index] ?? []
      const { body, result } = await saved(version, {
        ...Object.fromEntries(fields.map((field) => [field, text])),
        ...(texts.length > 0 && { description: texts.join('\n') }),
      })
      if (!result) continue
      const { description } = body
      expect(result).toMatchObject({ ...body, ...(description && { description: plainText(description) }) })
      version = result.version
      taken += fields.filter((field) => field in body).length + texts.length
      if (texts.length === 0) continue
      const shown = await bff.call('getCompany', { token, params: { slugOrGuid: companyGuid }, query: {} })
      expect(shown.json().result.description).toBe(plainText(description ?? ''))
    }
    expect(taken).toBeGreaterThan(1000)
  })

  /** Saves what is not refused of some fields. */
  async function saved(
    version: number,
    fields: Record<string, string>,
  ): Promise<{ body: Record<string, string>; result?: Record<string, unknown> & { version: number } }> {
    const reply = await bff.call('updateCompany', {
      token,
      params: { guid: companyGuid },
      body: { version, ...fields },
    })
    const { error, result } = reply.json()
    if (result) return { body: fields, result }
    expect(reply.statusCode).toBe(400)
    const left = Object.entries(fields).filter(([name]) => error.fields && !(name in error.fields))
    return left.length > 0 ? saved(version, Object.fromEntries(left)) : { body: {} }
  }

  it('is kept in a draft as it was written', async () => {
    let kept = 0
    const { guid: tagGuid } = (await bff.call('createTag', { token, body: { tag: 'Rust' } })).json().result
    const file = { fileName: 'a.pdf', type: 'application/pdf', content: '%PDF-1.4\n%%EOF' }
    const uploaded = await uploadFile(bff, token, 'publication-media', file)
    const { fileUrl: url } = uploaded.json().result
    const whole = wholeInput('createProject')
    const allowed = naughtyStrings.filter(
      (text) => isCarried(text) && allows('createProject', whole, { part: 'body', path: ['description'] }, text),
    )
    for (const texts of descriptionsOf(allowed)) {
      const description = texts.join('\n')
      const translations = { fr: { name: 'Traduction', description } }
      const media = texts.map((text) => ({ url, name: text.slice(0, 200).toWellFormed() }))
      const body = {
        name: 'Kataloog',
        description,
        categoryId: 1,
        tagGuids: [tagGuid],
        translations,
        media,
        isDraft: true,
      }
      const reply = await bff.call('createProject', { token, body })
      expect([reply.statusCode, description]).toEqual([201, description])
      const params = { cardType: 'project', slugOrGuid: reply.json().result.guid }
      const read = (await bff.call('getMyPublication', { token, params, query: {} })).json().result
      const plain = plainText(description)
      expect(read).toMatchObject({
        description: plain,
        translations: { fr: { name: 'Traduction', description: plain } },
        media: media.map(({ name }) => ({ url, name: plainLine(name) })),
      })
      kept += texts.length
    }
    expect(kept).toBeGreaterThan(450)
  })

  it('is stored as a tip', async () => {
    const tips = naughtyStrings.filter((text) => isCarried(text) && text.length <= 60)
    const body = {
      email: 'naughty@sild.test',
      password: 'pärnu-mnt-2026',
      userType: 'customer',
      basicLocale: 'et',
      agreement: true,
    }
    await bff.call('registerUser', { token: guestToken(bff.deps), body })
    // From where none of the strings above was tried as a password.
    const signedIn = await bff.call('signIn', {
      body: { email: body.email, password: body.password },
      remoteAddress: '198.51.100.1',
    })
    for (let at = 0; at < tips.length; at += 50) {
      const some = tips.slice(at, at + 50)
      const reply = await bff.call('updateUser', { token: signedIn.json().result.token, body: { tips: some } })
      expect(reply.json().result.tips).toEqual(some.map(plainLine))
    }
  })
})
