/**
 * @generated SignedSource<<3301520fc48eab121f511603f842f716>>
 * @relayHash 71a9e95b4d0f0c196e18c7b326386e32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e7a3fc1796e13937629ebd2ff797dcc56d313447c1905e43f7cab9c8d199d87

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PortfolioScreenQuery } from './PortfolioScreenQuery.graphql';

const node: PreloadableConcreteRequest<PortfolioScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e7a3fc1796e13937629ebd2ff797dcc56d313447c1905e43f7cab9c8d199d87",
    "metadata": {},
    "name": "PortfolioScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
