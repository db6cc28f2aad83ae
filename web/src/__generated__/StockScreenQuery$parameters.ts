/**
 * @generated SignedSource<<9e5a9db4d3dc1305c71c35f5c737e069>>
 * @relayHash 9708fe9273f6a4aed869421e4b023219
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 524153f4fc0250bb420f03a6d9138077f39039621d53b869d77034ffe1451b64

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockScreenQuery } from './StockScreenQuery.graphql';

const node: PreloadableConcreteRequest<StockScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "524153f4fc0250bb420f03a6d9138077f39039621d53b869d77034ffe1451b64",
    "metadata": {},
    "name": "StockScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
