/**
 * @generated SignedSource<<469e8ccb2261036e7d8ae590ea1ac404>>
 * @relayHash 8d1ce8477c6add4f86fa780bd7b9a88f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e53fd04a90c32a358d3c1af2f66c45f175daaadab10d91f192ace47f131b76d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e53fd04a90c32a358d3c1af2f66c45f175daaadab10d91f192ace47f131b76d3",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
