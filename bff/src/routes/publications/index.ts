import { type ApiRoute, forward } from '../route.ts'

export const publicationsRoutes: readonly ApiRoute[] = [
  // guest
  forward('getPublication'),
  forward('searchTags'),
  forward('listTopTags'),
  // verified
  forward('createTag'),
  // company
  forward('createProject'),
  forward('createService'),
  forward('createExpert'),
  forward('updateProject'),
  forward('updateService'),
  forward('updateExpert'),
  forward('listMyPublications'),
  forward('getMyPublication'),
  forward('archivePublication'),
  forward('movePublicationToDrafts'),
  forward('deletePublication'),
  forward('respondToPublication'),
  forward('listPublicationResponses'),
  forward('setResponseStatus'),
  forward('markResponsesRead'),
  forward('getResponse'),
  forward('listMyResponses'),
]
