/**
 * @generated SignedSource<<68f4d25f976245e095e3d2dccd12bf39>>
 * @relayHash 7eaa4e53b5e7380d248fc5208b873eff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59971b73a0670cb1c8986cc6407fa81eb5d91a53a2752432732dc458fbaad5fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerformanceOfPortfolioQuery } from './PerformanceOfPortfolioQuery.graphql';

const node: PreloadableConcreteRequest<PerformanceOfPortfolioQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59971b73a0670cb1c8986cc6407fa81eb5d91a53a2752432732dc458fbaad5fe",
    "metadata": {},
    "name": "PerformanceOfPortfolioQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
