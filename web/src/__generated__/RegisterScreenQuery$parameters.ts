/**
 * @generated SignedSource<<354c9d92811e1a1527b95818c33a0349>>
 * @relayHash c7bcb74804af1424c954c86edc3d707a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67943c08e2b179fa0ec5a4eba30d1dd10a1200325480e7dc5190aa58bcb77248

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterScreenQuery } from './RegisterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67943c08e2b179fa0ec5a4eba30d1dd10a1200325480e7dc5190aa58bcb77248",
    "metadata": {},
    "name": "RegisterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
