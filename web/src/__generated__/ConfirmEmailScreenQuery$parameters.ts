/**
 * @generated SignedSource<<69396ecdac4fe24a937553b995dc8797>>
 * @relayHash f4d43f51075ff40bf6f62ac7487f4b8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af4c993367e15961391aa611cafbd19eb5845f9bf3fe42c73968a74c89fe9879

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmEmailScreenQuery } from './ConfirmEmailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmEmailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af4c993367e15961391aa611cafbd19eb5845f9bf3fe42c73968a74c89fe9879",
    "metadata": {},
    "name": "ConfirmEmailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
