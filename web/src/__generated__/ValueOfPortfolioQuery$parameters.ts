/**
 * @generated SignedSource<<4bf29443cfc52735539e25c46a2ace6a>>
 * @relayHash e8df910e3285985f34a62af9dd9ec843
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe9bf9cd53e2053d84b50ca411c75dfea7c062e59e330b2bb64ccdff358e96de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ValueOfPortfolioQuery } from './ValueOfPortfolioQuery.graphql';

const node: PreloadableConcreteRequest<ValueOfPortfolioQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe9bf9cd53e2053d84b50ca411c75dfea7c062e59e330b2bb64ccdff358e96de",
    "metadata": {},
    "name": "ValueOfPortfolioQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
