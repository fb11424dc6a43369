export { insightSink, sinkPath } from './insight-sink.ts'
export type { Received } from './received.ts'
export { createSinkStore, type SinkStore } from './sink-store.ts'
export { tagManagerIntegrity } from './tag-manager-script.ts'
