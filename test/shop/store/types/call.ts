/** One call the script made, for the control panel's list and for the tests. */
export interface Call {
  at: number;
  method: string;
  /** Path with query string. */
  url: string;
  /** GraphQL operation name, where it is one. */
  operation?: string | undefined;
  headers: Record<string, string>;
  variables?: unknown;
  status?: number;
  /** The answer's JSON, or its text (parts of a streamed answer one after the other). */
  answer?: unknown;
}

/** What the script sends out of the page: its own figures and logs, events of the visit, errors, and that a visit began. */
export type DeliveryKind = 'metrics' | 'logs' | 'analytics' | 'errors' | 'sessions';

/** One request that reached the collector. */
export interface Delivery {
  at: number;
  kind: DeliveryKind;
  /** Path with query string. */
  url: string;
  headers: Record<string, string>;
  bytes: number;
  /** The body's JSON; its text where it is none. */
  body: unknown;
  /** What the collector answered; 0 where it cut the connection. */
  status: number;
  /** What is wrong with the body, each with its place. */
  problems: string[];
}
