declare module '@opentelemetry/otlp-transformer/build/src/generated/root.js';
