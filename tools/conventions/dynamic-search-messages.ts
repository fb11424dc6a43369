import { linkNames } from '@sild/contract/companies/links'
import { checkReasons, registerSources, verificationStatuses } from '@sild/contract/companies/schemas'
import {
  alertSchedules,
  cardTypes,
  companyTypes,
  dateFilters,
  hoursPerWeekBuckets,
  languageLevels,
  paymentTypes,
  projectDurations,
  responseStatuses,
  reviewMarks,
  searchCardTypes,
  searchTypes,
  segments,
  sortModes,
  workExperiences,
  workTypes,
} from '@sild/contract/enums'
import { droppable } from '@sild/contract/search/choices'
import { companyFactors, publicationFactors, wordFactors } from '@sild/contract/search/ranking'
import { termsOfFacts } from './dynamic-values.ts'

const ownSteps = ['about', 'skills', 'offers', 'tasks', 'case', 'gallery', 'reviews']
const companyFacts = 'type size registrationNumber joined experts offers activeProjects closedProjects'.split(' ')
const comparedTypes = searchCardTypes.filter((type) => type !== 'project')
const realLevels = languageLevels.filter((level) => level !== 'ANY')
const realPayments = paymentTypes.filter((type) => type !== 'ANY')

/** Entries of `dynamicMessages` for mf-search. */
export const dynamicSearchMessages: Readonly<Record<string, readonly (string | number)[]>> = {
  'mf-search.save.schedule.*': alertSchedules,
  'mf-search.favorites.response.status.*': responseStatuses,
  'mf-search.workType.*': workTypes,
  'mf-search.filter.*': droppable,
  'mf-search.filters.*': ['from', 'to'],
  'mf-search.filters.add.*': ['cities', 'tags', 'specialities'],
  'mf-search.level.*': languageLevels,
  'mf-search.segment.*': segments,
  'mf-search.companyType.*': companyTypes,
  'mf-search.recent.*': searchCardTypes,
  'mf-search.ranking.*': ['words', 'publications', 'companies', 'word.text', 'word.missing'],
  'mf-search.ranking.*.text': ['words', 'publications', 'companies'],
  'mf-search.ranking.factor.*': [...wordFactors, ...publicationFactors, ...companyFactors],
  'mf-search.providers.how.*': ['compare', 'ask', 'agree'],
  'mf-search.providers.how.*.text': ['compare', 'ask', 'agree'],
  'mf-search.company.*.empty': ['offers', 'tasks'],
  'mf-search.company.*.browse': ['offers', 'tasks'],
  'mf-search.company.own.*': ownSteps,
  'mf-search.company.own.*.text': ownSteps,
  'mf-search.company.type.*': companyTypes,
  'mf-search.company.fact.*': companyFacts,
  'mf-search.company.link.*': linkNames,
  'mf-search.company.register.*': ['title', 'source', 'queriedAt', 'number', 'registeredName', 'nameMatch'],
  'mf-search.company.register.status.*': verificationStatuses,
  'mf-search.company.register.source.*': registerSources,
  'mf-search.company.register.name.*': ['same', 'similar', 'different'],
  'mf-search.company.register.reason.*': checkReasons,
  'mf-search.contacts.*': ['contactPersonName', 'email', 'phone', 'address'],
  'mf-search.review.written.*': ['PUBLISHED', 'WAITING'],
  'mf-search.review.*': reviewMarks,
  'mf-search.tab.*': searchTypes,
  'mf-search.similar.*': searchCardTypes,
  'mf-search.compare.title.*': comparedTypes,
  'mf-search.compare.more.*': comparedTypes,
  'mf-search.compare.others.*': [...comparedTypes, 'none'],
  'mf-search.compare.mixed.*': comparedTypes,
  'mf-search.compare.level.*': realLevels,
  'mf-search.respond.*': cardTypes,
  'mf-search.fact.*': [...termsOfFacts, 'segment', 'budget', 'price', 'languages', 'locations', 'until'],
  'mf-search.fact.level.*': realLevels,
  'mf-search.fact.paymentType.*': realPayments,
  'mf-search.fact.duration.*': projectDurations,
  'mf-search.fact.hours.*': hoursPerWeekBuckets,
  'mf-search.fact.experience.*': workExperiences,
  'mf-search.within.*': dateFilters,
  'mf-search.title.*': searchTypes,
  'mf-search.title.*.query': searchTypes,
  'mf-search.description.*': searchTypes,
  'mf-search.field.placeholder.*': searchTypes,
  'mf-search.sort.*': sortModes,
}
