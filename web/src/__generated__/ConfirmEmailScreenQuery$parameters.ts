/**
 * @generated SignedSource<<7dbd2f488fd30eadf27452652e02be48>>
 * @relayHash 8cb42921f77fe8231fe008e609475c8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6d08a209e01d1eb64518934b427c96f9a52c6ab809f6141942f5ac9bac6f13c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmEmailScreenQuery } from './ConfirmEmailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmEmailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6d08a209e01d1eb64518934b427c96f9a52c6ab809f6141942f5ac9bac6f13c",
    "metadata": {},
    "name": "ConfirmEmailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
