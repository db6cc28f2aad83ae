/**
 * @generated SignedSource<<b245b5d3821a0de9850d14abe25d18eb>>
 * @relayHash 98f73d5ba91e42e950e3af8d66c7f74c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4676de82ea9fb7ed03273d319ef66d1cb03a85fc58a7c49d2a5c6c7de83d3d19

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmEmailScreenQuery } from './ConfirmEmailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmEmailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4676de82ea9fb7ed03273d319ef66d1cb03a85fc58a7c49d2a5c6c7de83d3d19",
    "metadata": {},
    "name": "ConfirmEmailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
