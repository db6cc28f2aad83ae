/**
 * @generated SignedSource<<54e00693c4fb13865eb7c8639cedda74>>
 * @relayHash cacf45c4a0c21f11a1162f030b98a9d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9397359549821a0c0a58f7f9b95d14139abd297d14f81470191225ac3d382bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PortfolioScreenQuery } from './PortfolioScreenQuery.graphql';

const node: PreloadableConcreteRequest<PortfolioScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9397359549821a0c0a58f7f9b95d14139abd297d14f81470191225ac3d382bf",
    "metadata": {},
    "name": "PortfolioScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
