import root from '@opentelemetry/otlp-transformer/build/src/generated/root.js';

/** A message of the OpenTelemetry project's protocol files, compiled by protobufjs. */
interface Message {
  verify(value: object): string | null;
  fromObject(value: object): object;
  encode(message: object): { finish(): Uint8Array };
  decode(bytes: Uint8Array): object;
  toObject(message: object, options: object): object;
}

interface Collector {
  metrics: { v1: { ExportMetricsServiceRequest: Message } };
  logs: { v1: { ExportLogsServiceRequest: Message } };
}

const { metrics, logs } = (root as { opentelemetry: { proto: { collector: Collector } } }).opentelemetry.proto
  .collector;

/** Encodes and decodes a payload, so that unknown or unrepresentable values are lost or changed. */
const passThrough = (message: Message) => (payload: object) => {
  const bytes = message.encode(message.fromObject(payload)).finish();
  return message.toObject(message.decode(bytes), { longs: String, enums: Number });
};

export const decodeMetrics = passThrough(metrics.v1.ExportMetricsServiceRequest);
export const decodeLogs = passThrough(logs.v1.ExportLogsServiceRequest);
