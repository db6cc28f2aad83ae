/**
 * @generated SignedSource<<a92c33f03e61b1cee13f8a1ad33318f0>>
 * @relayHash b7ee8ad5d31f0cb3cd9d5c8c3c124146
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 169155d2b0ed68bb7b9f8a254986917382145d42e503f888b6813bd0861f9edd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyAccountScreenQuery } from './MyAccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyAccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "169155d2b0ed68bb7b9f8a254986917382145d42e503f888b6813bd0861f9edd",
    "metadata": {},
    "name": "MyAccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
