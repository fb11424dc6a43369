import type { TestDatabase } from '@sild/testing'
import { guestToken, type TestBff } from './bff.ts'
import { createPage } from './created-page.ts'

interface Written {
  readonly token: string
  /** The written texts; each is unique to its place. */
  readonly values: Readonly<Record<string, string>> & { readonly title: string }
}

/** Acts as a user through the API: creates a company, publishes, gets a moderator's approval, writes to support. */
export async function writeEverywhere(
  bff: TestBff,
  { query }: Pick<TestDatabase, 'query'>,
  { email, password }: { email: string; password: string },
): Promise<Written> {
  const ask = async (name: Parameters<TestBff['call']>[0], options: Parameters<TestBff['call']>[1]) => {
    const reply = await bff.call(name, options)
    if (reply.statusCode >= 300) throw new Error(`${name}: ${reply.body}`)
    return reply.json().result
  }
  await query(`update accounts.users set verified_at = now() where email = $1`, [email])
  const signIn = () => ask('signIn', { body: { email, password, refresh: true } })
  const { token: early } = await signIn()
  const company = {
    name: 'Kullerkupu Tarkvara OÜ',
    registrationNumber: '10093155',
    countryCode: 'EE',
    contactPersonName: 'Mari Kullerkupp',
    email: 'info@kullerkupp.sild.test',
    phone: '+372 5577 8899',
    address: 'Kullerkupu 17, Tartu',
  }
  const { slug: companySlug } = await ask('createCompany', { token: early, body: company })
  const { token } = await signIn()
  await query('insert into publications.categories values (1) on conflict do nothing')
  const { guid: tagGuid } = await ask('createTag', { token, body: { tag: 'Nimble' } })
  const title = 'Kullerkuppude müük võrgus'
  const description = 'Otsime meeskonda, kes seab üles kullerkuppude poe.'
  const body = { name: title, description, categoryId: 1, tagGuids: [tagGuid] }
  const { slug } = await ask('createProject', { token, body })
  const form = 'Kuidas ma saan oma kullerkupu konto tagasi?'
  const contact = {
    formName: 'CONTACT_US',
    name: 'Mari',
    email: email.toUpperCase(),
    description: form,
    agreement: true,
  }
  await ask('sendContactForm', { token: guestToken(bff.deps), body: contact })
  await ask('subscribeToNewsletter', {
    token: guestToken(bff.deps),
    body: { email, type: 'customer', categories: [1] },
  })
  const seen = 'Kullerkupu Veebiseminar OÜ'
  await createPage({ query }, { slug: 'how-to-find-b2b-partners', categorySlug: 'webinar' })
  await ask('registerForWebinar', {
    token: guestToken(bff.deps),
    params: { slug: 'how-to-find-b2b-partners' },
    body: { companyName: seen, email, agreement: true },
  })
  const { contactPersonName, phone, address } = company
  return {
    token,
    values: {
      email,
      companyName: company.name,
      companySlug,
      contactPersonName,
      companyEmail: company.email,
      phone,
      address,
      title,
      slug,
      description,
      form,
      webinar: seen,
    },
  }
}
