import { glob } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { readJson } from './sources.ts'

/** Words of the specification, to the letter. Those that the contract has are in a test of its own. */
const quoted: Readonly<Record<string, string>> = {
  'shell.error.title': 'Ooops...',
  'shell.error.not-found': 'Page not found',
  'shell.error.not-found-detail': 'The page you are looking for does not exist',
  'shell.error.server': "We're experiencing an internal server problem.",
  'shell.error.generic': 'Something went wrong',
  'shell.error.status': 'An error occured with status code {code}',
  'shell.snackbar-error': 'Snackbar error',
  'shell.sign-in-required': 'You need to be logged in to perform this action',
  'shell.company.title': 'specify your company to see the section',
  'shell.sign-out': 'Log out',
  'mf-content.navigation.help-center': 'Help center',
  'mf-content.navigation.faq': 'FAQ',
  'mf-account.form.unchanged': 'Form has not been changed',
  'mf-account.unsubscribe.failed': 'Something went wrong, try again',
  'mf-account.billing.result.declined': 'Your transaction has been declined',
  'mf-account.my-company.none': 'specify your company to see the section',
  'mf-account.my-company.upload.size': 'Cannot upload given file: exceeds the size limits',
  'mf-account.my-company.upload.type': 'Cannot upload given file. Please try {types} format',
  'mf-account.support.files.size': 'exceeds the size limits',
  'mf-account.support.files.type': 'Please try {types} format',
  'mf-publications.publish.tags.unknown': 'Not found. Click to add this tag',
  'mf-publications.publish.files.size': 'exceeds the size limits',
  'mf-publications.publish.files.type': 'Please try {types} format',
  'mf-chat.attach.size': 'Cannot upload given file: exceeds the size limits',
  'mf-chat.publication-archived': 'The publication has been archived by the author',
  'mf-search.nothing': 'Nothing found',
}

it('the pages have the words of the specification', async () => {
  const texts: Record<string, unknown> = {}
  for await (const file of glob('{shell,mf-*}/src/messages/**/en.json')) Object.assign(texts, await readJson(file))
  expect(texts).toMatchObject(quoted)
})
