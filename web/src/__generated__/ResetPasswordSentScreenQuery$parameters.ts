/**
 * @generated SignedSource<<ef64f5bdb5483409f5120cc3a225e627>>
 * @relayHash 9eef820c19dd339cfe39fd63fbc4ea2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee59b4783c8aba7037196975dda94ca883ec5fa343760a908737b48dd32202c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordSentScreenQuery } from './ResetPasswordSentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordSentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee59b4783c8aba7037196975dda94ca883ec5fa343760a908737b48dd32202c6",
    "metadata": {},
    "name": "ResetPasswordSentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
