/**
 * @generated SignedSource<<760906c2de2089a8f708e46eecc69f85>>
 * @relayHash 25ed2b4b01415efe045a32274f7cc445
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06f4f704672d5d373f9a61056890c8dca8a11cd6d65679d557a4af76fff1def8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerformanceOfPortfolioQuery } from './PerformanceOfPortfolioQuery.graphql';

const node: PreloadableConcreteRequest<PerformanceOfPortfolioQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "06f4f704672d5d373f9a61056890c8dca8a11cd6d65679d557a4af76fff1def8",
    "metadata": {},
    "name": "PerformanceOfPortfolioQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
