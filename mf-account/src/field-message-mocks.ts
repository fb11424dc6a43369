import { paths } from '@sild/paths'
import type { FieldMessage } from '@sild/testing/field-message'
import { ownCompanyReply } from '@sild/testing/replies'
import { memberSession, moderatorSession } from '@sild/testing/sessions'
import { settingsMocks } from './pages/settings/settings-mocks.ts'

const signUp = { path: paths.signUp(), pressed: ['mf-account.sign-up.submit'] }
const byEmail = { path: `${paths.getStartedSignUp()}?by=email`, pressed: signUp.pressed }
const newPassword = { path: paths.recovery('of-a-mail'), pressed: ['mf-account.recovery.set'] }
const settings = { path: paths.settings(), session: memberSession(), api: settingsMocks }
const password = {
  ...settings,
  section: 'mf-account.settings.password.title',
  pressed: ['mf-account.settings.password.submit'],
}
const promo = { ...settings, section: 'mf-account.settings.promo.title', pressed: ['mf-account.settings.promo.submit'] }
const secondFactor = {
  ...settings,
  session: moderatorSession(),
  api: { ...settingsMocks, getSecondFactor: () => ({ state: 'on', recoveryCodesLeft: 9 }) as const },
  section: 'mf-account.settings.second-factor.title',
  pressed: ['mf-account.settings.second-factor.end'],
  field: 'mf-account.settings.second-factor.any-code',
}
const companyLists = {
  listCountries: () => ({ list: [{ code: 'EE', title: 'Estonia' }] }),
  listCities: () => ({ list: [] }),
}
const newCompany = {
  path: paths.createCompany(),
  session: memberSession({ company: null }),
  api: companyLists,
  pressed: ['mf-account.company.submit'],
}
const paying = memberSession({ plan: 'startup' })
const mine = { listMyCompanies: () => ({ list: [ownCompanyReply()] }) }
const myCompany = {
  path: paths.myCompany(),
  session: paying,
  api: { ...companyLists, ...mine, countOwnFavorites: () => ({ amount: 0 }) },
  pressed: ['mf-account.my-company.save'],
}
const about = { ...myCompany, section: 'mf-account.my-company.about' }
const contacts = { ...myCompany, section: 'mf-account.my-company.contacts' }
const newCase = {
  path: paths.newCase(),
  session: paying,
  api: { ...mine, listMyCases: () => ({ list: [] }) },
  pressed: ['mf-account.my-company.save'],
}
const requisites = {
  path: paths.requisites(),
  session: paying,
  api: { ...mine, getRequisites: () => ({ requisites: null, version: 0, taxChange: null }) },
  pressed: ['mf-account.my-company.save'],
}
const newTicket = {
  path: paths.newTicket(),
  session: memberSession(),
  pressed: ['mf-account.support.create.submit'],
}
const workEmail = 'mf-account.field.work-email'
const field = {
  email: 'mf-account.field.email',
  password: 'mf-account.field.password',
  newPassword: 'mf-account.field.new-password',
  repeated: 'mf-account.field.repeated-password',
  present: 'mf-account.field.current-password',
}
const name = 'mf-account.company.name'
const phone = 'mf-account.company.phone'

/** Pages of accounts and companies that show the messages of section 5. */
export const fieldMessages: readonly FieldMessage[] = [
  {
    ...newTicket,
    typed: { 'mf-account.support.field.title': 'ab' },
    field: 'mf-account.support.field.title',
    code: 'length-min',
    values: { val: 3 },
  },
  { ...newTicket, field: 'mf-account.support.field.message', code: 'required' },
  { ...signUp, field: 'mf-account.sign-up.user-type', code: 'choice-required' },
  { ...signUp, typed: { [workEmail]: 'mari' }, field: workEmail, code: 'email' },
  { ...signUp, typed: { [field.password]: 'abc' }, field: field.password, code: 'length-min', values: { val: 6 } },
  { ...signUp, typed: { [field.password]: 'a b c d' }, field: field.password, code: 'no-spaces' },
  { ...signUp, field: 'checkbox', code: 'terms-required' },
  { ...byEmail, typed: { [workEmail]: 'mari' }, field: workEmail, code: 'email' },
  { ...byEmail, field: 'checkbox', code: 'terms-required' },
  {
    path: paths.signIn(),
    pressed: ['mf-account.sign-in.submit'],
    field: field.email,
    code: 'required',
  },
  {
    path: paths.recovery(),
    pressed: ['mf-account.recovery.submit'],
    typed: { [field.email]: 'mari@' },
    field: field.email,
    code: 'email',
  },
  { ...newPassword, typed: { [field.newPassword]: 'parool-2026' }, field: field.repeated, code: 'passwords-mismatch' },
  {
    ...newPassword,
    typed: { [field.newPassword]: '12345678', [field.repeated]: '12345678' },
    field: field.newPassword,
    code: 'password-common',
    refusedBy: ['resetPassword', 'password'],
  },
  {
    path: paths.activation(),
    session: memberSession({ user: { isVerified: 0, email: 'mari@sild.test' }, company: null }),
    typed: { 'mf-account.change-email.field': 'Mari@sild.test' },
    pressed: ['mf-account.change-email.submit'],
    field: 'mf-account.change-email.field',
    code: 'same-email',
  },
  { ...password, field: field.present, code: 'required' },
  {
    ...password,
    typed: { [field.present]: 'parool-2026', [field.newPassword]: 'parool-2026' },
    field: field.newPassword,
    code: 'same-values',
  },
  { ...password, typed: { [field.newPassword]: 'parool-2027' }, field: field.repeated, code: 'passwords-mismatch' },
  {
    ...password,
    typed: {
      [field.present]: 'parool-2025',
      [field.newPassword]: 'parool-2026',
      [field.repeated]: 'parool-2026',
    },
    field: field.present,
    code: 'password-wrong',
    refusedBy: ['updateUser', 'oldPassword'],
  },
  { ...promo, field: 'mf-account.settings.promo.code', code: 'required' },
  {
    ...promo,
    typed: { 'mf-account.settings.promo.code': 'no such code' },
    field: 'mf-account.settings.promo.code',
    code: 'code-wrong',
  },
  {
    ...settings,
    section: 'mf-account.settings.feedback.title',
    typed: { 'mf-account.settings.feedback.words': 'No' },
    pressed: ['mf-account.settings.feedback.submit'],
    field: 'mf-account.settings.feedback.words',
    code: 'length-min',
    values: { val: 3 },
  },
  { ...secondFactor, code: 'code-required' },
  {
    ...settings,
    open: 'mf-account.settings.deletion.open',
    typed: { [field.present]: 'parool-2025' },
    pressed: ['mf-account.settings.deletion.submit'],
    field: field.present,
    code: 'password-wrong',
    refusedBy: ['deleteUser', 'password'],
  },
  { ...newCompany, typed: { [name]: 'OÜ' }, field: name, code: 'length-min', values: { val: 3 } },
  {
    ...newCompany,
    typed: { [name]: 'Kask', 'mf-account.company.registrationNumber': 'none' },
    field: name,
    code: 'name-exists',
    refusedBy: ['createCompany', 'name'],
  },
  { ...newCompany, field: 'mf-account.company.registrationNumber', code: 'required' },
  {
    ...newCompany,
    typed: { 'mf-account.company.registrationNumber': '%%%' },
    field: 'mf-account.company.registrationNumber',
    code: 'registration-number',
  },
  {
    ...newCompany,
    typed: { [name]: 'Kask', 'mf-account.company.registrationNumber': '19999999' },
    field: 'mf-account.company.registrationNumber',
    code: 'registration-number-check',
  },
  { ...about, typed: { [name]: 'OÜ' }, field: name, code: 'length-min', values: { val: 3 } },
  { ...about, typed: { [name]: '' }, field: name, code: 'required' },
  {
    ...contacts,
    typed: { 'mf-account.company.contactPersonName': 'M' },
    field: 'mf-account.company.contactPersonName',
    code: 'length-min',
    values: { val: 2 },
  },
  { ...contacts, typed: { [phone]: 'call me' }, field: phone, code: 'invalid' },
  {
    ...contacts,
    typed: { 'mf-account.company.email': 'mari' },
    field: 'mf-account.company.email',
    code: 'email',
  },
  {
    ...myCompany,
    section: 'mf-account.my-company.links',
    typed: { 'mf-account.my-company.links.website': 'http://kask.ee' },
    field: 'mf-account.my-company.links.website',
    code: 'link',
  },
  {
    ...newCase,
    typed: { 'mf-account.my-case.name': 'No' },
    field: 'mf-account.my-case.name',
    code: 'length-min',
    values: { val: 3 },
  },
  {
    ...newCase,
    typed: { 'mf-account.my-case.name': 'n'.repeat(141) },
    field: 'mf-account.my-case.name',
    code: 'length-max',
    values: { val: 140 },
  },
  {
    ...newCase,
    typed: { 'mf-account.my-case.name': 'A portal' },
    field: 'mf-account.my-case.description',
    code: 'required',
  },
  {
    ...requisites,
    typed: { 'mf-account.requisites.firstName': 'M' },
    field: 'mf-account.requisites.firstName',
    code: 'length-min',
    values: { val: 2 },
  },
  {
    ...requisites,
    typed: { 'mf-account.requisites.vatId': 'EE1' },
    field: 'mf-account.requisites.vatId',
    code: 'invalid',
  },
]
