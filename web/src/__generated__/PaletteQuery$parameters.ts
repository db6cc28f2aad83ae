/**
 * @generated SignedSource<<c0d62202a7b2e083113b02bf99a02e99>>
 * @relayHash 8d50a1523559b66dd657fb2d7084da8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db10726ef51ce2afab2f7bfed4f1d8a9aa2cf9e78379653108b1a5a48789e1f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaletteQuery } from './PaletteQuery.graphql';

const node: PreloadableConcreteRequest<PaletteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db10726ef51ce2afab2f7bfed4f1d8a9aa2cf9e78379653108b1a5a48789e1f5",
    "metadata": {},
    "name": "PaletteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
