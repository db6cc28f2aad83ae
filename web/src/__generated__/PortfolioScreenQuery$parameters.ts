/**
 * @generated SignedSource<<5bc50ca1127357276fd8315c39c87b7a>>
 * @relayHash bb8f37b767b8d3787852008317545770
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 088225c5de9a5b4f76e565307c32d13633daadcaf03144c1a322b135cafc2f6c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PortfolioScreenQuery } from './PortfolioScreenQuery.graphql';

const node: PreloadableConcreteRequest<PortfolioScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "088225c5de9a5b4f76e565307c32d13633daadcaf03144c1a322b135cafc2f6c",
    "metadata": {},
    "name": "PortfolioScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
