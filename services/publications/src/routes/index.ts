import { allowTagRoute } from './allow-tag.ts'
import { archivePublicationRoute } from './archive-publication.ts'
import { banTagRoute } from './ban-tag.ts'
import { createExpert } from './create-expert.ts'
import { createProject } from './create-project.ts'
import { createService } from './create-service.ts'
import { createTagRoute } from './create-tag.ts'
import { deletePublicationRoute } from './delete-publication.ts'
import { exportPublicationsDataRoute } from './export-publications-data.ts'
import { getCompanyTie } from './get-company-tie.ts'
import { getOwnStatistics } from './get-own-statistics.ts'
import { getPublicationStatistics } from './get-publication-statistics.ts'
import { getLiquidityFigures } from './get-liquidity-figures.ts'
import { getMyPublication } from './get-my-publication.ts'
import { getPublication } from './get-publication.ts'
import { getPublicationActivity } from './get-publication-activity.ts'
import { getPublicationFigures } from './get-publication-figures.ts'
import { getPublicationSnapshots } from './get-publication-snapshots.ts'
import { getRandomHints } from './get-random-hints.ts'
import { getResponse } from './get-response.ts'
import { getOwnResponses } from './get-own-responses.ts'
import { getResponseParties } from './get-response-parties.ts'
import { keepPublicationRoute } from './keep-publication.ts'
import { getTagEffect } from './get-tag-effect.ts'
import { listAllTags } from './list-all-tags.ts'
import { listMergedTags } from './list-merged-tags.ts'
import { mergeTagRoute } from './merge-tag.ts'
import { nameTagRoute } from './name-tag.ts'
import { listMyPublications } from './list-my-publications.ts'
import { listMyResponses } from './list-my-responses.ts'
import { listPromotions } from './list-promotions.ts'
import { listPublicationResponses } from './list-publication-responses.ts'
import { listPublicationsByGuids } from './list-publications-by-guids.ts'
import { listTopTags } from './list-top-tags.ts'
import { markResponsesReadRoute } from './mark-responses-read.ts'
import { movePublicationToDraftsRoute } from './move-publication-to-drafts.ts'
import { respondToPublication } from './respond-to-publication.ts'
import { searchHintTags } from './search-hint-tags.ts'
import { searchTags } from './search-tags.ts'
import { getWeekOfAuthors } from './get-week-of-authors.ts'
import { keepByLinkRoute } from './keep-by-link.ts'
import { readKeepLink } from './read-keep-link.ts'
import { writeKeepLink } from './write-keep-link.ts'
import { declineResponseRoute } from './decline-response.ts'
import { getAnswering } from './get-answering.ts'
import { withdrawResponseRoute } from './withdraw-response.ts'
import { setResponseStatusRoute } from './set-response-status.ts'
import { updateExpert } from './update-expert.ts'
import { updateProject } from './update-project.ts'
import { updateService } from './update-service.ts'

export const routes = [
  // anyone
  getPublication,
  listPublicationsByGuids,
  searchTags,
  searchHintTags,
  listTopTags,
  // a signed-in user
  createTagRoute,
  getPublicationActivity,
  // the company that publishes
  createProject,
  createService,
  createExpert,
  updateProject,
  updateService,
  updateExpert,
  listMyPublications,
  getMyPublication,
  getPublicationStatistics,
  getOwnStatistics,
  listPromotions,
  getRandomHints,
  archivePublicationRoute,
  keepPublicationRoute,
  movePublicationToDraftsRoute,
  deletePublicationRoute,
  // responses, for both sides
  respondToPublication,
  listPublicationResponses,
  setResponseStatusRoute,
  declineResponseRoute,
  readKeepLink,
  keepByLinkRoute,
  writeKeepLink,
  getWeekOfAuthors,
  withdrawResponseRoute,
  getAnswering,
  markResponsesReadRoute,
  getResponse,
  listMyResponses,
  // moderators
  listAllTags,
  getTagEffect,
  mergeTagRoute,
  banTagRoute,
  allowTagRoute,
  nameTagRoute,
  // admins
  getPublicationFigures,
  getLiquidityFigures,
  // other services
  getPublicationSnapshots,
  listMergedTags,
  getOwnResponses,
  getResponseParties,
  getCompanyTie,
  exportPublicationsDataRoute,
]
