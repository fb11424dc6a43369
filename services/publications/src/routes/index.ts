import { allowTagRoute } from './allow-tag.ts'
import { archivePublicationRoute } from './archive-publication.ts'
import { banTagRoute } from './ban-tag.ts'
import { createExpertRoute } from './create-expert.ts'
import { createProjectRoute } from './create-project.ts'
import { createServiceRoute } from './create-service.ts'
import { createTagRoute } from './create-tag.ts'
import { deletePublicationRoute } from './delete-publication.ts'
import { exportPublicationsDataRoute } from './export-publications-data.ts'
import { getCompanyTieRoute } from './get-company-tie.ts'
import { getOwnStatisticsRoute } from './get-own-statistics.ts'
import { getPublicationStatisticsRoute } from './get-publication-statistics.ts'
import { getLiquidityFiguresRoute } from './get-liquidity-figures.ts'
import { getMyPublicationRoute } from './get-my-publication.ts'
import { getPublicationRoute } from './get-publication.ts'
import { getPublicationActivityRoute } from './get-publication-activity.ts'
import { getPublicationFiguresRoute } from './get-publication-figures.ts'
import { getPublicationSnapshotsRoute } from './get-publication-snapshots.ts'
import { getRandomHintsRoute } from './get-random-hints.ts'
import { getResponseRoute } from './get-response.ts'
import { getOwnResponsesRoute } from './get-own-responses.ts'
import { getResponsePartiesRoute } from './get-response-parties.ts'
import { keepPublicationRoute } from './keep-publication.ts'
import { getTagEffectRoute } from './get-tag-effect.ts'
import { listAllTagsRoute } from './list-all-tags.ts'
import { listMergedTagsRoute } from './list-merged-tags.ts'
import { mergeTagRoute } from './merge-tag.ts'
import { nameTagRoute } from './name-tag.ts'
import { listMyPublicationsRoute } from './list-my-publications.ts'
import { listMyResponsesRoute } from './list-my-responses.ts'
import { listPromotionsRoute } from './list-promotions.ts'
import { listPublicationResponsesRoute } from './list-publication-responses.ts'
import { listPublicationsByGuidsRoute } from './list-publications-by-guids.ts'
import { listTopTagsRoute } from './list-top-tags.ts'
import { markResponsesReadRoute } from './mark-responses-read.ts'
import { movePublicationToDraftsRoute } from './move-publication-to-drafts.ts'
import { respondToPublicationRoute } from './respond-to-publication.ts'
import { searchHintTagsRoute } from './search-hint-tags.ts'
import { searchTagsRoute } from './search-tags.ts'
import { getWeekOfAuthorsRoute } from './get-week-of-authors.ts'
import { keepByLinkRoute } from './keep-by-link.ts'
import { readKeepLinkRoute } from './read-keep-link.ts'
import { writeKeepLinkRoute } from './write-keep-link.ts'
import { declineResponseRoute } from './decline-response.ts'
import { getAnsweringRoute } from './get-answering.ts'
import { withdrawResponseRoute } from './withdraw-response.ts'
import { setResponseStatusRoute } from './set-response-status.ts'
import { updateExpertRoute } from './update-expert.ts'
import { updateProjectRoute } from './update-project.ts'
import { updateServiceRoute } from './update-service.ts'

export const routes = [
  // anyone
  getPublicationRoute,
  listPublicationsByGuidsRoute,
  searchTagsRoute,
  searchHintTagsRoute,
  listTopTagsRoute,
  // a signed-in user
  createTagRoute,
  getPublicationActivityRoute,
  // the company that publishes
  createProjectRoute,
  createServiceRoute,
  createExpertRoute,
  updateProjectRoute,
  updateServiceRoute,
  updateExpertRoute,
  listMyPublicationsRoute,
  getMyPublicationRoute,
  getPublicationStatisticsRoute,
  getOwnStatisticsRoute,
  listPromotionsRoute,
  getRandomHintsRoute,
  archivePublicationRoute,
  keepPublicationRoute,
  movePublicationToDraftsRoute,
  deletePublicationRoute,
  // responses, for both sides
  respondToPublicationRoute,
  listPublicationResponsesRoute,
  setResponseStatusRoute,
  declineResponseRoute,
  readKeepLinkRoute,
  keepByLinkRoute,
  writeKeepLinkRoute,
  getWeekOfAuthorsRoute,
  withdrawResponseRoute,
  getAnsweringRoute,
  markResponsesReadRoute,
  getResponseRoute,
  listMyResponsesRoute,
  // moderators
  listAllTagsRoute,
  getTagEffectRoute,
  mergeTagRoute,
  banTagRoute,
  allowTagRoute,
  nameTagRoute,
  // admins
  getPublicationFiguresRoute,
  getLiquidityFiguresRoute,
  // other services
  getPublicationSnapshotsRoute,
  listMergedTagsRoute,
  getOwnResponsesRoute,
  getResponsePartiesRoute,
  getCompanyTieRoute,
  exportPublicationsDataRoute,
]
