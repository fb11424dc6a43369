import { operation } from '../operation.ts'

export const listCategories = operation('GET', '/api/list/categories', {
  access: 'guest',
  isRead: true,
  isShared: true,
})
export const listCountries = operation('GET', '/api/list/countries', { access: 'guest', isRead: true, isShared: true })
export const listLanguages = operation('GET', '/api/list/languages', { access: 'guest', isRead: true, isShared: true })
export const listCities = operation('POST', '/api/list/cities', { access: 'guest', isRead: true, isShared: true })
export const listPageCategories = operation('GET', '/api/list/page_categories', {
  access: 'guest',
  isRead: true,
  isShared: true,
})
export const listPages = operation('POST', '/api/pages/list', { access: 'guest', isRead: true, isShared: true })
export const getPage = operation('GET', '/api/page/{slug}', {
  access: 'guest',
  isRead: true,
  isShared: true,
  errors: ['page-not-found'],
})
/** An event or a webinar for the reader's calendar: iCalendar, by a plain link. */
export const getEventCalendar = operation('GET', '/api/page/{slug}/event.ics', {
  access: 'public',
  errors: ['page-not-found'],
  isRead: true,
  isDownload: true,
})

/** The content data in a user's export of personal data. */
export const exportContentData = operation('POST', '/internal/content/personal-data', {
  access: 'system',
  isRead: true,
})
