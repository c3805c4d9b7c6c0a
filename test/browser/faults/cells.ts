import type { FaultName } from '../../../sandbox/server/store/types';
import type { PageName } from '../outcomes/places';
import { changeCart, hidePage, removeElement, removeWhenLeaving } from './strikes';
import { type Facts, STEPS, type Step, type Strike, type Walk } from './walk';

/** Faults of a response. */
export const ANSWERS = {
  refused: 'refused',
  cut: 'cut',
  slow: 'slow',
  '429': 'http_429',
  '500': 'http_500',
  nonsense: 'html',
} satisfies Record<string, FaultName>;

/** Faults of a step, the same for every wallet. */
export const FAULTS = [
  ...(Object.keys(ANSWERS) as (keyof typeof ANSWERS)[]),
  'SDK throws',
  'SDK never answers',
  'page hidden',
  'element removed',
  'cancelled meanwhile',
  'cart changed',
] as const;

export type Fault = (typeof FAULTS)[number];

/** One case of a fault in a step. */
export interface Case {
  name: string;
  page: PageName;
  /** Changes the responses to these requests, this many times. */
  answer?: { name: FaultName; requests: string[]; times: number };
  /** Breaks a method of the SDK. */
  sdk?: { method: string; how: 'throws' | 'silent' };
  /** Happens during this request, or as soon as the wallet's element exists. */
  strike?: Strike & { during?: string };
}

/** One cell of the table, with its cases. */
export interface Cell {
  walk: Walk;
  step: Step;
  fault: Fault;
  cases: Case[];
}

/** More often than any request is sent. */
const ALWAYS = 1000;

/** All wallets, steps and faults. */
export function toCells(walks: Walk[]): Cell[] {
  return walks.flatMap(walk =>
    STEPS.flatMap(step =>
      FAULTS.map((fault): Cell => {
        const facts = walk.steps[step];
        const cases = typeof facts === 'string' ? facts : toCases(walk, step, facts, fault);
        const cell = { walk, step, fault };
        return typeof cases === 'string' ? { ...cell, cases: [] } : { ...cell, cases };
      }),
    ),
  );
}

const isAnswer = (fault: Fault): fault is keyof typeof ANSWERS => fault in ANSWERS;

function toCases({ pages }: Walk, step: Step, facts: Facts, fault: Fault): Case[] | string {
  const [first, page = first] = pages as [PageName, PageName?];
  if (isAnswer(fault)) {
    const { requests } = facts;
    if (typeof requests === 'string') return requests;
    const name = ANSWERS[fault];
    const once = requests.map(request => ({
      name: `once, ${request}`,
      page,
      answer: { name, requests: [request], times: 1 },
    }));
    // A single slow response is as slow as possible.
    if (fault === 'slow') return once;
    return [...once, { name: 'always', page: first, answer: { name, requests, times: ALWAYS } }];
  }
  const isLeaving = step === 'leave';
  const strikes: Record<typeof fault, Strike | string> = {
    'SDK throws': facts.throws,
    'SDK never answers': facts.silent,
    'page hidden': { act: hidePage },
    'element removed': isLeaving ? { prepare: removeWhenLeaving } : { act: removeElement },
    'cancelled meanwhile': facts.cancel,
    'cart changed': { act: changeCart },
  };
  const strike = strikes[fault];
  if (typeof strike === 'string') return strike;
  const { method } = strike;
  if (method) {
    const how = fault === 'SDK throws' ? 'throws' : 'silent';
    return [{ name: method, page, sdk: { method, how } }];
  }
  return typeof facts.requests === 'string'
    ? [{ name: 'as soon as it is there', page, strike }]
    : facts.requests.map(during => ({ name: `during ${during}`, page, strike: { ...strike, during } }));
}
