/**
 * @generated SignedSource<<6a9304d8cf1f584b1bae0e59ad143e97>>
 * @relayHash e6dca37d29822c2ff5640c693bab3177
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57768d76c544ef507dcd9cf87524b081a33f500e8ee4bbaf3d42e4adc980a446

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyAccountScreenQuery } from './MyAccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyAccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "57768d76c544ef507dcd9cf87524b081a33f500e8ee4bbaf3d42e4adc980a446",
    "metadata": {},
    "name": "MyAccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
